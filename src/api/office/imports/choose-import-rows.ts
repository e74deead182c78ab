import type { OfficeHandler } from '../office-handler.ts';
import { stepOf } from './import-step.ts';

/** Takes or keeps flats of a proposal. */
export const handle: OfficeHandler<'POST /office/api/imports/choose'> = (deps) => {
  return ({ once, ...asked }) => once(stepOf(deps, asked, (transaction) => deps.imports.choose(transaction, asked.fields)));
};

import type { OfficeHandler } from '../office-handler.ts';
import { stepOf } from './import-step.ts';

/** Nothing of a proposal is taken. */
export const handle: OfficeHandler<'POST /office/api/imports/discard'> = (deps) => {
  return ({ once, ...asked }) => once(stepOf(deps, asked, (transaction) => deps.imports.discard(transaction, asked.fields)));
};

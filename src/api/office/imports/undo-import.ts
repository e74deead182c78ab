import type { OfficeHandler } from '../office-handler.ts';
import { stepOf } from './import-step.ts';

/** Takes an import back. */
export const handle: OfficeHandler<'POST /office/api/imports/undo'> = (deps) => {
  return ({ once, ...asked }) =>
    once(stepOf(deps, asked, (transaction) => deps.imports.undo(transaction, { ...asked.fields, by: asked.session.staffId })));
};

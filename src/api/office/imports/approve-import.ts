import type { OfficeHandler } from '../office-handler.ts';
import { readingStepOf } from './import-step.ts';

/** Writes the taken rows of a proposal. */
export const handle: OfficeHandler<'POST /office/api/imports/approve'> = (deps) => {
  return ({ once, ...asked }) =>
    once(readingStepOf(deps, asked, () => deps.imports.approve({ ...asked.fields, by: asked.session.staffId })));
};

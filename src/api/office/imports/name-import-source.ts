import type { OfficeHandler } from '../office-handler.ts';
import { readingStepOf } from './import-step.ts';

/** Says from which source a file is, and reads it again with what that has answered. */
export const handle: OfficeHandler<'POST /office/api/imports/source'> = (deps) => {
  return ({ once, ...asked }) => once(readingStepOf(deps, asked, () => deps.imports.nameSource(asked.fields.number, asked.fields.source)));
};

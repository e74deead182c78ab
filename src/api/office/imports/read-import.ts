import type { OfficeHandler } from '../office-handler.ts';
import { readingStepOf } from './import-step.ts';

/** Compares a file with the catalogue. */
export const handle: OfficeHandler<'POST /office/api/imports/read'> = (deps) => {
  return ({ once, ...asked }) => once(readingStepOf(deps, asked, () => deps.imports.read(asked.fields.number)));
};

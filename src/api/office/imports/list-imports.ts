import type { OfficeHandler } from '../office-handler.ts';
import { importRows } from './import-answers.ts';

/** Imports, the newest first. */
export const handle: OfficeHandler<'GET /office/api/imports'> = (deps) => {
  return async ({ query: { before }, reply }) => reply(await importRows(deps, before === undefined ? null : Number(before)));
};

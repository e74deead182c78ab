import type { OfficeHandler } from '../office-handler.ts';
import { wholeImport } from './import-answers.ts';

/** A proposal. */
export const handle: OfficeHandler<'GET /office/api/import'> = (deps) => {
  return async ({ query: { number }, session, locale, reply, decline }) => {
    const found = await wholeImport(deps, Number(number), { session, locale });
    return found ? reply(found) : decline({ kind: 'unknown-import' });
  };
};

import type { OfficeHandler } from '../office-handler.ts';
import { meOf } from '../staff-answers.ts';

/** The person of the session. */
export const handle: OfficeHandler<'GET /office/api/me'> = (deps) => {
  return async ({ session, locale, reply }) => reply(await meOf(deps, session, locale));
};

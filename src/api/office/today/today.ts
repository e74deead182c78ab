import type { OfficeHandler } from '../office-handler.ts';

/** What waits for the person. */
export const handle: OfficeHandler<'GET /office/api/today'> = ({ today, clock }) => {
  return async ({ session, reply }) => reply(await today(session, clock()));
};

import type { OfficeHandler } from '../office-handler.ts';

/** Ends the session of the request. */
export const handle: OfficeHandler<'POST /office/api/logout'> = ({ staff }) => {
  return async ({ session, by, closeSession, reply }) => {
    await staff.logOut(session, by);
    closeSession();
    return reply({ done: true });
  };
};

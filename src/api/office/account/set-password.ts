import type { OfficeHandler } from '../office-handler.ts';

/** Sets the person's password. */
export const handle: OfficeHandler<'POST /office/api/password/set'> = ({ staff }) => {
  return async ({ session, by, userAgent, fields, reply, decline }) => {
    const set = await staff.setPassword(session, fields, { by, userAgent });
    return set.ok ? reply({ done: true }) : decline(set.refusal);
  };
};

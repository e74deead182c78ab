import type { OfficeHandler } from '../office-handler.ts';

/** What an authenticator app is given. */
export const handle: OfficeHandler<'POST /office/api/password/options'> = ({ staff }) => {
  return ({ session, reply, decline }) => {
    const begun = staff.passwordToSet(session);
    return begun.ok ? reply(begun.value) : decline(begun.refusal);
  };
};

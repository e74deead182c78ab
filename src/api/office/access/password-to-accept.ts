import type { OfficeHandler } from '../office-handler.ts';

/** What the authenticator app of an invited person is given. */
export const handle: OfficeHandler<'POST /office/api/invitation/password'> = ({ staff }) => {
  return async ({ fields: { token }, reply, decline }) => {
    const found = await staff.passwordToAccept(token);
    return found.ok ? reply(found.value) : decline(found.refusal);
  };
};

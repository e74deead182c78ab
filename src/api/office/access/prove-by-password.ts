import type { OfficeHandler } from '../office-handler.ts';

/** Lets a person change their own keys by a password and a code. */
export const handle: OfficeHandler<'POST /office/api/password/prove'> = ({ staff }) => {
  return async ({ session, by, fields, reply, decline }) => {
    const proven = await staff.proveByPassword(session, fields, by);
    return proven.ok ? reply({ provenUntil: proven.value.provenUntil.toISOString() }) : decline(proven.refusal);
  };
};

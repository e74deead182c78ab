import type { OfficeHandler } from '../office-handler.ts';

/** Removes a key of the person. */
export const handle: OfficeHandler<'POST /office/api/passkeys/remove'> = ({ staff }) => {
  return ({ session: { staffId, isProven }, by, fields: { passkeyId: id }, once }) =>
    once({
      work: (transaction) => staff.removePasskey(transaction, { staffId, id, by, isProven }),
      whole: () => ({ done: true as const }),
    });
};

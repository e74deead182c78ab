import type { OfficeHandler } from '../office-handler.ts';

/** Stores a key that the browser made. */
export const handle: OfficeHandler<'POST /office/api/passkeys/add'> = ({ staff }) => {
  return ({ session: { staffId, isProven: isTrusted }, by, userAgent, fields: { response }, once }) =>
    once({
      before: () => staff.readNewKey(staffId, response),
      work: (transaction, key) => staff.addPasskey(transaction, { staffId, key, userAgent, by, isTrusted }),
      whole: () => ({ done: true as const }),
    });
};

import type { OfficeHandler } from '../office-handler.ts';

/** Removes the person's password. */
export const handle: OfficeHandler<'POST /office/api/password/remove'> = ({ staff }) => {
  return ({ session: { staffId }, by, userAgent, once }) =>
    once({
      work: (transaction) => staff.removePassword(transaction, { staffId, userAgent, by }),
      whole: () => ({ done: true as const }),
    });
};

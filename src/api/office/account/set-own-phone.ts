import type { OfficeHandler } from '../office-handler.ts';

/** Stores the person's own number for text messages, or removes it. */
export const handle: OfficeHandler<'POST /office/api/phone'> = ({ staff }) => {
  return ({ session: { staffId }, by, fields: { phone }, once }) =>
    once({
      work: (transaction) => staff.setOwnPhone(transaction, { staffId, phone, by }),
      whole: () => ({ done: true as const }),
    });
};

import type { OfficeHandler } from '../office-handler.ts';

/** Ends one session of the person. */
export const handle: OfficeHandler<'POST /office/api/sessions/end'> = ({ staff }) => {
  return ({ session, by, fields: { sessionId }, once }) =>
    once({
      work: (transaction) => staff.endSession(transaction, session, sessionId, by),
      whole: () => ({ done: true as const }),
    });
};

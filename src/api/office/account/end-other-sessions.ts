import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** Ends all sessions of the person but this one. */
export const handle: OfficeHandler<'POST /office/api/sessions/end-others'> = ({ staff }) => {
  return ({ session, by, once }) =>
    once({
      work: async (transaction) => ok({ ended: await staff.endOtherSessions(transaction, session, by) }),
      whole: () => ({ done: true as const }),
    });
};

import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { makeWaitlistAnswer, type StoredWaitlist } from './whole-waitlist.ts';

/** Writes to a client on a waitlist. */
export const handle: OfficeHandler<'POST /office/api/waitlist/notify'> = (deps) => {
  const answer = makeWaitlistAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      async work(transaction) {
        const done = await deps.deals.officeWaitlists.notifyClient(transaction, { scope, by, ...fields });
        return done.ok ? ok({ apartmentId: fields.apartmentId }) : done;
      },
      whole: (stored: StoredWaitlist) => answer(stored, { session, locale }),
    });
};

import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { makeWaitlistAnswer, type StoredWaitlist } from './whole-waitlist.ts';

/** Passes a place; the client goes to the end. */
export const handle: OfficeHandler<'POST /office/api/waitlist/skip'> = (deps) => {
  const answer = makeWaitlistAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      async work(transaction) {
        const done = await deps.deals.officeWaitlists.passPlace(transaction, { scope, by, ...fields });
        return done.ok ? ok({ apartmentId: fields.apartmentId }) : done;
      },
      whole: (stored: StoredWaitlist) => answer(stored, { session, locale }),
    });
};

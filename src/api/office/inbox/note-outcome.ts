import type { OfficeHandler } from '../office-handler.ts';
import { makeRequestAnswer, type StoredRequest } from './whole-request.ts';

/** Notes what a call has led to. */
export const handle: OfficeHandler<'POST /office/api/requests/outcome'> = (deps) => {
  const answer = makeRequestAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      work: (transaction) => deps.leads.inbox.noteOutcome(transaction, { ...fields, scope, by }),
      whole: (stored: StoredRequest) => answer(stored, { session, locale }),
    });
};

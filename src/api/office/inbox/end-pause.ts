import type { OfficeHandler } from '../office-handler.ts';
import { makeRequestAnswer, type StoredRequest } from './whole-request.ts';

/** Ends a pause before its time. */
export const handle: OfficeHandler<'POST /office/api/requests/end-pause'> = (deps) => {
  const answer = makeRequestAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      work: (transaction) => deps.leads.inbox.endPause(transaction, { ...fields, scope, by }),
      whole: (stored: StoredRequest) => answer(stored, { session, locale }),
    });
};

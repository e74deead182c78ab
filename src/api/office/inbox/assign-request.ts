import type { OfficeHandler } from '../office-handler.ts';
import { makeRequestAnswer, type StoredRequest } from './whole-request.ts';

/** Gives a request to a person. */
export const handle: OfficeHandler<'POST /office/api/requests/assign'> = (deps) => {
  const answer = makeRequestAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      work: (transaction) => deps.leads.inbox.assignRequest(transaction, { ...fields, scope, by }),
      whole: (stored: StoredRequest) => answer(stored, { session, locale }),
    });
};

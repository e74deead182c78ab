import type { OfficeHandler } from '../office-handler.ts';
import { makeRequestAnswer, type StoredRequest } from './whole-request.ts';

/** Answers in writing. */
export const handle: OfficeHandler<'POST /office/api/requests/answer'> = (deps) => {
  const answer = makeRequestAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      work: (transaction) => deps.leads.inbox.answerRequest(transaction, { ...fields, scope, by }),
      whole: (stored: StoredRequest) => answer(stored, { session, locale }),
    });
};

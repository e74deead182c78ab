import type { OfficeHandler } from '../office-handler.ts';
import { makeRequestAnswer, type StoredRequest } from './whole-request.ts';

/** Takes an ended request up again. */
export const handle: OfficeHandler<'POST /office/api/requests/reopen'> = (deps) => {
  const answer = makeRequestAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      work: (transaction) => deps.leads.inbox.reopenRequest(transaction, { ...fields, scope, by }),
      whole: (stored: StoredRequest) => answer(stored, { session, locale }),
    });
};

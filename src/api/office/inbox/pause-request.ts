import type { OfficeHandler } from '../office-handler.ts';
import { makeRequestAnswer, type StoredRequest } from './whole-request.ts';

/** Pauses the promise until the client wants a call. */
export const handle: OfficeHandler<'POST /office/api/requests/pause'> = (deps) => {
  const answer = makeRequestAnswer(deps);
  return ({ session, locale, scope, by, fields, once }) =>
    once({
      work: (transaction) => deps.leads.inbox.pauseRequest(transaction, { ...fields, until: new Date(fields.until), scope, by }),
      whole: (stored: StoredRequest) => answer(stored, { session, locale }),
    });
};

import { ok } from '../../../base/result.ts';
import type { Handler } from '../../handler.ts';
import { requestsOf } from '../requests-of.ts';

/** Adds a message to a request. The answer is the present thread, which no key stores, because it names a person. */
export const handle: Handler<'POST /api/client/requests/say'> = (deps) => {
  return ({ client: { phone }, locale, fields: { request_id: requestId, text }, idempotencyKey, once }) =>
    once({
      before: () => deps.leads.sayInRequest({ phone, requestId, idempotencyKey, text }),
      work: () => ok({ requests: [] }),
      whole: async () => ({ requests: await requestsOf(deps, phone, locale) }),
    });
};

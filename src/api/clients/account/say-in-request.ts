import type { Handler } from '../../handler.ts';
import { requestsOf } from '../requests-of.ts';

/** Adds a message to a request. The answer is the present thread; no key stores it, because it names a person. */
export const handle: Handler<'POST /api/client/requests/say'> = (deps) => {
  const { leads, idempotency } = deps;
  return async ({ client: { clientId, phone }, locale, fields, idempotencyKey: key, reply, decline }) => {
    const { request_id: requestId, text } = fields;
    const asked = { owner: clientId, key, operation: 'client/requests/say', body: fields };
    const known = await idempotency.known(asked);
    if (!known.ok) return decline(known.refusal);
    const said = await leads.sayInRequest({ phone, requestId, idempotencyKey: key, text });
    if (!said.ok) return decline(said.refusal);
    const stored = await idempotency.store(asked, { status: 200, answer: {} });
    return stored.ok ? reply({ requests: await requestsOf(deps, phone, locale) }) : decline(stored.refusal);
  };
};

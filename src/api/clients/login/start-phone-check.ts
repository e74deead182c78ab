import type { Handler } from '../../handler.ts';
import { addressOf } from '../../problem.ts';
import { sessionIn } from '../bearer.ts';

/** Sends a code. The answer does not say whether the phone is a client's. */
export const handle: Handler<'POST /api/client/start-phone-check'> =
  ({ clients }) =>
  async ({ c, locale, fields: { phone, purpose = 'login', challenge, answer }, reply, refuse, decline }) => {
    // Messages about an account go to its owner only.
    const own = purpose === 'login' ? { phone } : await sessionIn(c, clients);
    if (!own) return refuse('not-logged-in');
    const work = challenge && answer ? { challenge, answer } : null;
    const started = await clients.startPhoneCheck({ phone: own.phone, purpose, address: addressOf(c), locale, work });
    if (!started.ok) return decline(started.refusal);
    const { code, ttlSeconds, resendAfterSeconds } = started.value;
    return reply({ code, ttl: ttlSeconds, resend_after: resendAfterSeconds });
  };

import { loginSchema, phoneCheckSchema } from '../../contract/clients/clients.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { addressOf, answerProblem, localeOf } from '../problem.ts';
import { noStore, readForm } from '../read-form.ts';
import { answerRefusal } from '../refusals.ts';
import { sessionIn } from './bearer.ts';
import { makeUserOf } from './user-of.ts';

/** `POST /api/client/start-phone-check` and `POST /api/client/login`. Neither says whether a phone is a client's. A login that brings a token ends its session. */
export function makeLoggingIn(house: Pick<ApiHouse, 'clients' | 'deals' | 'catalogue' | 'clock'>) {
  const { clients } = house;
  const userOf = makeUserOf(house);
  return {
    startPhoneCheck: async (c: ApiContext): Promise<Response> => {
      const form = await readForm(c, phoneCheckSchema, { key: false, wrong: 'bad-fields' });
      if (form instanceof Response) return form;
      const { phone, purpose = 'login', challenge, answer } = form.fields;
      // Only its owner gets messages about his account.
      const own = purpose === 'login' ? { phone } : await sessionIn(c, clients);
      if (!own) return answerProblem(c, 'not-logged-in');
      const work = challenge && answer ? { challenge, answer } : null;
      const started = await clients.startPhoneCheck({ phone: own.phone, purpose, address: addressOf(c), locale: localeOf(c), work });
      if (!started.ok) return answerRefusal(c, started.refusal, 'bad-fields');
      const { code, ttlSeconds, resendAfterSeconds } = started.value;
      return c.json({ code, ttl: ttlSeconds, resend_after: resendAfterSeconds }, 200, noStore);
    },
    login: async (c: ApiContext): Promise<Response> => {
      const form = await readForm(c, loginSchema, { key: false, wrong: 'bad-fields' });
      if (form instanceof Response) return form;
      const { phone, code, locale = localeOf(c) } = form.fields;
      const userAgent = c.req.header('user-agent') ?? '';
      const opened = await clients.login({ phone, code, locale, userAgent, address: addressOf(c) });
      if (!opened.ok) return answerRefusal(c, opened.refusal, 'bad-fields');
      c.set('clientId', opened.value.client.id);
      // Whoever logs in anew leaves no open session behind that nobody will ever use.
      const before = await sessionIn(c, clients);
      if (before) await clients.signOut(before.clientId, before.sessionId);
      return c.json({ token: opened.value.token, user: await userOf(c, opened.value.client) }, 200, noStore);
    },
  };
}

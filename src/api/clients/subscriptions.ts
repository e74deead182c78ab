import { endSubscriptionSchema } from '../../contract/clients/clients.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { answerProblem, localeOf } from '../problem.ts';
import { noStore, readForm } from '../read-form.ts';
import { answerRefusal } from '../refusals.ts';
import { clientOf } from './bearer.ts';
import { wireSubscription } from './wire.ts';

/** The letters that go to the e-mail of a client, once he has confirmed that it is his: until then it may be anybody's. */
export function makeSubscriptionsOf({ clients, leads }: Pick<ApiHouse, 'clients' | 'leads'>) {
  const emailOf = async (c: ApiContext): Promise<string | null> => {
    const client = await clients.getClient(clientOf(c).clientId);
    return client?.emailConfirmed ? client.email : null;
  };
  return {
    list: async (c: ApiContext): Promise<Response> => {
      const email = await emailOf(c);
      const subscriptions = email === null ? [] : await leads.subscriptionsOf(email);
      return c.json({ email, subscriptions: subscriptions.map((one) => wireSubscription(one, localeOf(c))) }, 200, noStore);
    },
    end: async (c: ApiContext): Promise<Response> => {
      const form = await readForm(c, endSubscriptionSchema, { key: false, wrong: 'bad-fields' });
      if (form instanceof Response) return form;
      const email = await emailOf(c);
      if (email === null) return answerProblem(c, 'unknown-subscription');
      const ended = await leads.endSubscriptionOf(email, form.fields.subscription_id);
      return ended.ok ? c.json({ done: true }, 200, noStore) : answerRefusal(c, ended.refusal, 'bad-fields');
    },
  };
}

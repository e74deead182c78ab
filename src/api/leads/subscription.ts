import { ok } from '../../base/result.ts';
import { letterTokenSchema, subscriptionSchema } from '../../contract/leads/leads.ts';
import type { ApiContext, ApiHouse } from '../house.ts';
import { localeOf } from '../problem.ts';
import { noStore, readForm } from '../read-form.ts';
import { answerRefusal } from '../refusals.ts';
import { makeKeyedForm } from './keyed-form.ts';

/**
 * `POST /api/{locale}/subscription` asks for letters, `…/confirm` and `…/unsubscribe` take the token of a letter. What the first one
 * answers says nothing of the address.
 */
export function makeSubscriptionAnswers({ leads, lettersAt, idempotency }: Pick<ApiHouse, 'leads' | 'lettersAt' | 'idempotency'>) {
  const keyed = makeKeyedForm({ idempotency });
  return {
    subscribe: async (c: ApiContext): Promise<Response> => {
      const form = await readForm(c, subscriptionSchema);
      if (form instanceof Response) return form;
      const { idempotencyKey, fields: subscription } = form;
      return keyed(
        c,
        { owner: 'visitor of subscription', key: idempotencyKey, operation: 'subscription', body: subscription },
        async () => {
          const taken = await leads.subscribe({ locale: localeOf(c), idempotencyKey, subscription });
          return taken.ok ? ok({ status: 202, answer: { next: 'confirm-by-letter', letters: lettersAt } }) : taken;
        },
      );
    },
    confirm: (c: ApiContext) => byToken(c, leads.confirmSubscription),
    unsubscribe: (c: ApiContext) => byToken(c, leads.endSubscription),
  };
}

async function byToken(c: ApiContext, act: ApiHouse['leads']['confirmSubscription']): Promise<Response> {
  const form = await readForm(c, letterTokenSchema, { key: false });
  if (form instanceof Response) return form;
  const done = await act(form.fields.token);
  return done.ok ? c.json({ kind: done.value.kind }, 200, noStore) : answerRefusal(c, done.refusal);
}

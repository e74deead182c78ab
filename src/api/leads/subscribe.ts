import { ok } from '../../base/result.ts';
import type { Handler } from '../handler.ts';
import { makeKeyedForm } from './keyed-form.ts';

/** A subscription to e-mails. The answer reveals nothing about the address. */
export const handle: Handler<'POST /api/{locale}/subscription'> = ({ leads, lettersAt, idempotency }) => {
  const keyed = makeKeyedForm<'POST /api/{locale}/subscription'>({ idempotency });
  return ({ c, locale, fields: subscription, idempotencyKey }) =>
    keyed({ c, idempotencyKey, operation: 'subscription', body: subscription }, async () => {
      const taken = await leads.subscribe({ locale, idempotencyKey, subscription });
      return taken.ok ? ok({ status: 202, answer: { next: 'confirm-by-letter', letters: lettersAt } }) : taken;
    });
};

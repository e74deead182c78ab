import { ok } from '../../base/result.ts';
import type { Handler } from '../handler.ts';

/** A subscription to e-mails. The answer reveals nothing about the address. */
export const handle: Handler<'POST /api/{locale}/subscription'> = ({ leads, lettersAt }) => {
  return ({ locale, fields: subscription, idempotencyKey, once }) =>
    once({
      before: () => leads.subscribe({ locale, idempotencyKey, subscription }),
      work: () => ok({ next: 'confirm-by-letter', letters: lettersAt }),
    });
};

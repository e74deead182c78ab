import type { OfficeHandler } from '../office-handler.ts';
import { makeWholeDeal } from './whole-deal.ts';

/** One deal with everything about it. */
export const handle: OfficeHandler<'GET /office/api/deal'> = (deps) => {
  const whole = makeWholeDeal(deps);
  return async ({ session, locale, query: { number }, reply, decline }) => {
    const deal = await whole(Number(number), { session, locale });
    return deal ? reply({ deal }) : decline({ kind: 'unknown-deal' });
  };
};

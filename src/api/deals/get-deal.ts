import type { Handler } from '../handler.ts';
import { makeDealAnswers } from './deal-answers.ts';

/** One deal of the client, in its present state. */
export const handle: Handler<'GET /api/deal/get'> = (deps) => {
  const { wireOne } = makeDealAnswers(deps);
  return async ({ client: { clientId }, query, locale, reply, refuse }) => {
    const deal = await deps.deals.getDeal({ clientId, dealId: query.deal_id });
    return deal ? reply(await wireOne(deal, locale)) : refuse('unknown-deal');
  };
};

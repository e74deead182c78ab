import type { Handler } from '../handler.ts';
import { makeDealAnswers } from './deal-answers.ts';

/** All deals of the client, the newest first. */
export const handle: Handler<'GET /api/deal/list'> = (house) => {
  const { wireAll } = makeDealAnswers(house);
  return async ({ client: { clientId }, locale, reply }) => reply({ deals: await wireAll(await house.deals.listDeals(clientId), locale) });
};

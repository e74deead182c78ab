import type { Handler } from '../handler.ts';
import { makeDealAnswers } from './deal-answers.ts';

/** All deals of the client, the newest first. */
export const handle: Handler<'GET /api/deal/list'> = (deps) => {
  const { wireAll } = makeDealAnswers(deps);
  return async ({ client: { clientId }, locale, reply }) => reply({ deals: await wireAll(await deps.deals.listDeals(clientId), locale) });
};

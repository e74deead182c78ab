import type { Hono } from 'hono';
import { makeBearer } from '../clients/bearer.ts';
import { descriptions } from '../descriptions.ts';
import { bodyOf, noQuery, onlyQuery } from '../gates.ts';
import type { ApiEnv, ApiHouse } from '../house.ts';
import { limitRate } from '../limit-rate.ts';
import { makeDealAnswers } from './own-deals.ts';
import { makeTakeCallback } from './payment-callback.ts';
import { makeTakeStateCall } from './state-callback.ts';

/** Bookings: what clients do with their own deals, and the stream that tells everybody which flats are taken. */
export function addDeals(api: Hono<ApiEnv>, house: ApiHouse, reads: ReturnType<typeof limitRate>): void {
  const deal = makeDealAnswers(house);
  const bearer = makeBearer(house.clients);
  const body = bodyOf(64 * 1024);
  const { drawingsPer10Minutes } = house.limits;
  const drawings = limitRate({ points: drawingsPer10Minutes, seconds: 600, networkPoints: 4 * drawingsPer10Minutes });
  const takeCallback = makeTakeCallback(house);
  const takeStateCall = makeTakeStateCall(house);
  // Megabytes each.
  const papers = limitRate({ points: 60, seconds: 60 });

  api.post('/api/deal/make', descriptions.makeDeal, reads, noQuery, bearer, body, deal.make);
  api.post('/api/deal/update', descriptions.updateDeal, reads, noQuery, bearer, body, deal.update);
  api.post('/api/deal/cancel', descriptions.cancelDeal, reads, noQuery, bearer, body, deal.cancel);
  api.get('/api/deal/terms', descriptions.bookingTerms, reads, noQuery, deal.terms);
  api.get('/api/deal/list', descriptions.listDeals, reads, noQuery, bearer, deal.list);
  api.get('/api/deal/agreement', descriptions.dealAgreement, drawings, onlyQuery('deal_id'), bearer, deal.agreement);
  api.get('/api/deal/get', descriptions.getDeal, reads, onlyQuery('deal_id'), bearer, deal.get);
  api.post('/api/deal/join-line', descriptions.joinLine, reads, noQuery, bearer, body, deal.joinLine);
  api.post('/api/deal/leave-line', descriptions.leaveLine, reads, noQuery, bearer, body, deal.leaveLine);
  api.get('/api/deal/line', descriptions.line, reads, onlyQuery('apartment_id'), bearer, deal.line);
  api.get('/api/deal/lines', descriptions.listLines, reads, noQuery, bearer, deal.lines);
  api.get('/api/deal/paper', descriptions.dealPaper, papers, onlyQuery('paper_id'), bearer, deal.showPaper);
  // In the words of each bank, and for banks alone: no part of the API that is described. They weigh their bodies themselves.
  api.post('/api/payments/:provider/callback', reads, (c) => takeCallback(c, c.req.param('provider')));
  api.post('/api/state-services/:provider/callback', reads, (c) => takeStateCall(c, c.req.param('provider')));
  api.get('/api/apartment-changes', descriptions.apartmentChanges, reads, noQuery, house.changes.show);
}

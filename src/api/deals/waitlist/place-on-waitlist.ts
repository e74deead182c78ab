import type { Handler } from '../../handler.ts';
import { wirePlace } from './wire-waitlist.ts';

/** The client's place on the waitlist of an apartment. */
export const handle: Handler<'GET /api/deal/line'> =
  ({ deals }) =>
  async ({ client: { clientId }, query, reply }) =>
    reply(wirePlace(await deals.placeInWaitlist({ clientId, apartmentId: query.apartment_id }), deals.terms));

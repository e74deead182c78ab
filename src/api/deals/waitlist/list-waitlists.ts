import type { Handler } from '../../handler.ts';
import { makeWireWaitlist } from './wire-waitlist.ts';

/** All waitlists that the client is on, the newest first. */
export const handle: Handler<'GET /api/deal/lines'> = (deps) => {
  const wireWaitlist = makeWireWaitlist(deps);
  return async ({ client: { clientId }, locale, reply }) =>
    reply({ lines: (await deps.deals.listWaitlists(clientId)).map((one) => wireWaitlist(one, locale)) });
};

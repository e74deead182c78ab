import type { Handler } from '../../handler.ts';
import { makeWireLine } from './wire-line.ts';

/** All waitlists that the client is on, the newest first. */
export const handle: Handler<'GET /api/deal/lines'> = (deps) => {
  const wireLine = makeWireLine(deps);
  return async ({ client: { clientId }, locale, reply }) =>
    reply({ lines: (await deps.deals.listLines(clientId)).map((one) => wireLine(one, locale)) });
};

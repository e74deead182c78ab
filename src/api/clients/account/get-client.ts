import type { Handler } from '../../handler.ts';
import { makeUserOf } from '../user-of.ts';

/** The client of the token. */
export const handle: Handler<'GET /api/client/get'> = (house) => {
  const userOf = makeUserOf(house);
  return async ({ c, client: { clientId }, reply, refuse }) => {
    const client = await house.clients.getClient(clientId);
    return client ? reply({ user: await userOf(c, client) }) : refuse('not-logged-in');
  };
};

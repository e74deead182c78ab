import type { Handler } from '../../handler.ts';
import { makeUserOf } from '../user-of.ts';

/** The client of the token. */
export const handle: Handler<'GET /api/client/get'> = (deps) => {
  const userOf = makeUserOf(deps);
  return async ({ c, client: { clientId }, reply, refuse }) => {
    const client = await deps.clients.getClient(clientId);
    return client ? reply({ user: await userOf(c, client) }) : refuse('not-logged-in');
  };
};

import type { Handler } from '../../handler.ts';

/** Ends the session of the token. */
export const handle: Handler<'POST /api/client/logout'> = ({ clients }) => {
  return async ({ client, reply, decline }) => {
    const done = await clients.signOut(client.clientId, client.sessionId);
    return done.ok ? reply({ done: true }) : decline(done.refusal);
  };
};

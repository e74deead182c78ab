import type { Handler } from '../../handler.ts';

/** Stores the key that the browser made. */
export const handle: Handler<'POST /api/client/passkey/add'> = ({ clients }) => {
  return async ({ c, client: { clientId }, fields: { response }, reply, decline }) => {
    const added = await clients.addPasskey(clientId, response, c.req.header('user-agent') ?? '');
    return added.ok ? reply({ done: true }) : decline(added.refusal);
  };
};

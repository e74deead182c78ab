import type { Handler } from '../../handler.ts';

/** The options for a browser to make a new passkey. */
export const handle: Handler<'POST /api/client/passkey/add-options'> = ({ clients }) => {
  return async ({ client: { clientId }, reply, refuse }) => {
    const client = await clients.getClient(clientId);
    return client ? reply({ options: { ...(await clients.passkeyToAdd(client)) } }) : refuse('not-logged-in');
  };
};

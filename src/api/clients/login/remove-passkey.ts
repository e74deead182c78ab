import type { Handler } from '../../handler.ts';

/** Removes a passkey. */
export const handle: Handler<'POST /api/client/passkey/remove'> = ({ clients }) => {
  return async ({ client, fields, reply, decline }) => {
    const done = await clients.removePasskey(client.clientId, fields.passkey_id);
    return done.ok ? reply({ done: true }) : decline(done.refusal);
  };
};

import type { Handler } from '../../handler.ts';

/** Another e-mail that confirms the address. */
export const handle: Handler<'POST /api/client/send-email-confirmation'> = ({ clients }) => {
  return async ({ client, reply, decline }) => {
    const done = await clients.sendConfirmation(client.clientId);
    return done.ok ? reply({ done: true }) : decline(done.refusal);
  };
};

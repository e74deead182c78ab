import type { Handler } from '../../handler.ts';

/** By the token of an e-mail, logged in or not. */
export const handle: Handler<'POST /api/client/confirm-email'> = ({ clients }) => {
  return async ({ fields, reply, decline }) => {
    const done = await clients.confirmEmail(fields.token);
    return done.ok ? reply({ done: true }) : decline(done.refusal);
  };
};

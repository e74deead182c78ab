import type { Handler } from '../../handler.ts';
import { makeOpenAccount } from './open-account.ts';

/** By what the browser answered to the options. */
export const handle: Handler<'POST /api/client/passkey/login'> = (house) => {
  const openAccount = makeOpenAccount(house);
  return async ({ c, fields: { response }, reply, decline }) => {
    const opened = await house.clients.logInByPasskey(response, c.req.header('user-agent') ?? '');
    return opened.ok ? reply(await openAccount(c, opened.value)) : decline(opened.refusal);
  };
};

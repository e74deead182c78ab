import type { Handler } from '../../handler.ts';
import { makeOpenAccount } from './open-account.ts';

/** Logs in by the browser's response to the options. */
export const handle: Handler<'POST /api/client/passkey/login'> = (deps) => {
  const openAccount = makeOpenAccount(deps);
  return async ({ c, fields: { response }, reply, decline }) => {
    const opened = await deps.clients.logInByPasskey(response, c.req.header('user-agent') ?? '');
    return opened.ok ? reply(await openAccount(c, opened.value)) : decline(opened.refusal);
  };
};

import type { Handler } from '../../handler.ts';
import { addressOf } from '../../problem.ts';
import { makeOpenAccount } from './open-account.ts';

/** Logs in by the code that was sent to a phone; the first login makes the client. */
export const handle: Handler<'POST /api/client/login'> = (deps) => {
  const openAccount = makeOpenAccount(deps);
  return async ({ c, locale: asked, fields: { phone, code, locale = asked }, reply, decline }) => {
    const userAgent = c.req.header('user-agent') ?? '';
    const opened = await deps.clients.login({ phone, code, locale, userAgent, address: addressOf(c) });
    return opened.ok ? reply(await openAccount(c, opened.value)) : decline(opened.refusal);
  };
};

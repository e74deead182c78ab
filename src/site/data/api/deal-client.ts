import type { Locale } from '../../../base/locale.ts';
import { type Client, makeClient } from '../../../contract/client.ts';
import { counted } from '../pending-requests.ts';
import { accountTransport } from '../stored/account.ts';

/** The deals of the logged-in client. */
export function dealClient(locale: Locale): Client {
  const { send, token } = accountTransport((path, init) => counted(fetch(path, init)));
  return makeClient(send, locale, token);
}

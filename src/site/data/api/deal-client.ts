import type { Locale } from '../../../base/locale.ts';
import { type DealClient, makeDealClient } from '../../../contract/deals/deal-client.ts';
import { counted } from '../requests.ts';
import { accountTransport } from '../stored/account.ts';

/** The deals of whoever is logged in. */
export function dealClient(locale: Locale): DealClient {
  const { send, token } = accountTransport((path, init) => counted(fetch(path, init)));
  return makeDealClient(send, { locale, token });
}

import type { Locale } from '../../../base/locale.ts';
import { type Client, makeClient } from '../../../contract/client.ts';
import { counted } from '../pending-requests.ts';

/** The typed client over HTTP, for what a page asks after it has loaded. */
export const browserClient = (locale: Locale): Client => makeClient((path, init) => counted(fetch(path, init)), locale);

/** The same for background requests, which show no loading indicator. */
export const quietClient = (locale: Locale): Client => makeClient((path, init) => fetch(path, init), locale);

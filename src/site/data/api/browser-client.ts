import type { Locale } from '../../../base/locale.ts';
import { type Client, makeClient } from '../../../contract/client.ts';
import { counted } from '../pending-requests.ts';

/** The typed client over HTTP, for requests of a loaded page. */
export const browserClient = (locale: Locale): Client => makeClient((path, init) => counted(fetch(path, init)), locale);

/** The same for background requests, which show no loading indicator. */
export const quietClient = (locale: Locale): Client => makeClient((path, init) => fetch(path, init), locale);

import { useSyncExternalStore } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { Transport } from '../../../contract/client.ts';
import { type Client, makeClient } from '../../../contract/client.ts';
import type { User } from '../../../contract/clients/clients.ts';
import { counted } from '../pending-requests.ts';
import { type CookieStatus, cookieStatus, watchCookieStatus } from './cookie-status.ts';

/** Specification §6. */
export const loginCookie = 'account-token';
/**
 * For how long the device stores a login, by the answer to the notice (specification §4, §6): in seconds after its last use, or until the
 * browser's session ends, or in the tab's own storage until the tab closes: a login that the visitor asked for must survive the page of the
 * bank. The privacy policy says the same.
 */
export const loginLasts: Readonly<Record<CookieStatus, number | 'session' | 'tab'>> = {
  accepted: 30 * 86_400,
  dismissed: 'session',
  unanswered: 'tab',
};

/** Where all storage is refused the token is here, until the page closes. */
let held: string | null = null;
let user: User | null = null;
/** Whether the session ended without a log-out here. */
let hasEnded = false;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

const inCookie = (): string | null => new RegExp(`(?:^|; )${loginCookie}=([\\w-]+)`).exec(document.cookie)?.[1] ?? null;

function writeCookie(token: string, lasts: number | 'session'): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const lasting = lasts === 'session' ? '' : `; Max-Age=${lasts}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${loginCookie}=${token}; Path=/${lasting}; SameSite=Strict${secure}`;
}

function inTab(): string | null {
  try {
    return sessionStorage.getItem(loginCookie);
  } catch {
    return null;
  }
}

function writeTab(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(loginCookie);
    else sessionStorage.setItem(loginCookie, token);
  } catch {
    // It is in memory.
  }
}

/** Where the site stores the login, and for how long, follows the answer to the notice. */
function store(token: string): void {
  const lasts = loginLasts[cookieStatus()];
  if (lasts === 'tab') writeCookie('', 0);
  else writeCookie(token, lasts);
  writeTab(lasts === 'tab' ? token : null);
}

/** The header that identifies the logged-in client to the API. */
export const accountToken = (): string | null => inCookie() ?? inTab() ?? held;

/** Whether this device has a token; the session may have ended. */
export const isLoggedIn = (): boolean => typeof document !== 'undefined' && accountToken() !== null;

/** Stores the login: in the cookie when the notice was answered, in the tab when it was not (specification §6). */
export function storeAccount(given: string, who: User): void {
  held = given;
  user = who;
  hasEnded = false;
  store(given);
  notify();
}

/** Stores the changed profile. */
export function noteUser(who: User): void {
  user = who;
  notify();
}

/** Specification §4: logging out clears the user and the token. */
export function forgetAccount(): void {
  held = null;
  user = null;
  hasEnded = false;
  writeCookie('', 0);
  writeTab(null);
  notify();
}

// With consent to cookies the login is stored; when consent is withdrawn it lasts until the tab closes.
if (typeof window !== 'undefined')
  watchCookieStatus(() => {
    held = accountToken();
    if (held) store(held);
    notify();
  });

/** Sends the requests of the logged-in client; logs out when the server says that the session has ended. */
export function accountTransport(send: Transport): { send: Transport; token: () => string | null } {
  return {
    token: accountToken,
    async send(path, init) {
      const sent = accountToken();
      const answer = await send(path, init);
      // A session that has ended here or in another tab, whose log-out took the token along; one that began meanwhile stays.
      if (answer.status === 401 && sent === accountToken() && (sent !== null || user !== null)) {
        forgetAccount();
        hasEnded = true;
        notify();
      }
      return answer;
    },
  };
}

function makeFor(locale: Locale, fetches: Transport): Client {
  const { send } = accountTransport(fetches);
  return makeClient(send, locale, accountToken);
}

/** The API client that sends the token of the logged-in client. */
export const accountClient = (locale: Locale): Client => makeFor(locale, (path, init) => counted(fetch(path, init)));

/** Fetches the logged-in client, once a page; extends the cookie with the session. Nothing waits for it. */
export async function meetUser(locale: Locale): Promise<void> {
  const known = inCookie();
  if (user !== null || accountToken() === null) return;
  // Without a connection the logout stays local, and a session that has ended is forgotten.
  const answer = await makeFor(locale, (path, init) => fetch(path, init))('GET /api/client/get').catch(() => null);
  if (answer === null) return;
  if (known !== null && known === inCookie() && cookieStatus() === 'accepted') store(known);
  noteUser(answer.user);
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

/** The logged-in client, as far as known; null on the server, during hydration, and for a new client without a name too. */
export const useUser = (): User | null =>
  useSyncExternalStore(
    subscribe,
    () => user,
    () => null,
  );

/** Whether the login outlives this tab. */
export const useIsStored = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => inCookie() !== null,
    () => true,
  );

/** Whether the session of this page ended elsewhere, so that the login says why it asks. */
export const hasSessionEnded = (): boolean => hasEnded;
export const useHasEnded = (): boolean => useSyncExternalStore(subscribe, hasSessionEnded, () => false);

/** Whether a client is logged in; `undefined` on the server and during hydration, when it is unknown. */
export const useIsLoggedIn = (): boolean | undefined => useSyncExternalStore<boolean | undefined>(subscribe, isLoggedIn, () => undefined);

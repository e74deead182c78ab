import { useSyncExternalStore } from 'react';

const key = 'cookies';

/**
 * The visitor's answer to the cookie notice (specification §4): `accepted` is stored on the device, `dismissed` until the
 * session ends. For the site's own cookies both count, each for its time; for third-party tags only `accepted` is consent.
 */
export type CookieStatus = 'unanswered' | 'dismissed' | 'accepted';

/** Where storage is refused the answer is in memory until the page closes. */
let answered: CookieStatus = 'unanswered';
const listeners = new Set<() => void>();

export function cookieStatus(): CookieStatus {
  try {
    if (localStorage.getItem(key) === 'accepted') return 'accepted';
    if (sessionStorage.getItem(key) === 'dismissed') return 'dismissed';
  } catch {
    // The answer of this page counts.
  }
  return answered;
}

export function answerCookies(status: 'accepted' | 'dismissed'): void {
  answered = status;
  try {
    (status === 'accepted' ? localStorage : sessionStorage).setItem(key, status);
  } catch {
    // It is in memory.
  }
  for (const notify of listeners) notify();
}

/** Clears the answer, so the notice asks again. */
export function withdrawCookies(): void {
  answered = 'unanswered';
  try {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
  for (const notify of listeners) notify();
}

const onOtherTab = (event: StorageEvent) => {
  if (event.key === key || event.key === null) for (const notify of listeners) notify();
};

/** Calls `onChange` after every answer, also one given in another tab. Returns a function that unsubscribes. */
export function watchCookieStatus(onChange: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
  };
}

/** The server renders the page as for a visitor without an answer. */
export const useCookieStatus = (): CookieStatus => useSyncExternalStore(watchCookieStatus, cookieStatus, () => 'unanswered');

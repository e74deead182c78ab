import { pageUnreached } from './constants.ts';

let announcedAt = Number.NEGATIVE_INFINITY;

export function announceUnreached(): void {
  announcedAt = performance.now();
  window.dispatchEvent(new Event(pageUnreached));
}

/** Milliseconds since then; the notice that says so may come later than the event. */
export const sinceUnreached = (): number => performance.now() - announcedAt;

/** Where what a link opens on the page cannot be fetched, its address is opened in place of it; without a connection the page stays. */
export function openAddress(address: string): void {
  if (navigator.onLine) window.location.assign(address);
  else announceUnreached();
}

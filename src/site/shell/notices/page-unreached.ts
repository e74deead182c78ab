import { pageUnreached } from '../../data/constants.ts';

let announcedAt = Number.NEGATIVE_INFINITY;

export function announceUnreached(): void {
  announcedAt = performance.now();
  window.dispatchEvent(new Event(pageUnreached));
}

/** Milliseconds since then; the notice that says so may come later than the event. */
export const sinceUnreached = (): number => performance.now() - announcedAt;

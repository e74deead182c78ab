/** The event that the window gets when a page could not be opened and the one before it stays. */
export const pageUnreached = 'page-unreached';

let announcedAt = Number.NEGATIVE_INFINITY;

export function announceUnreached(): void {
  announcedAt = performance.now();
  window.dispatchEvent(new Event(pageUnreached));
}

/** Milliseconds since then; the notice that says so may come later than the event. */
export const sinceUnreached = (): number => performance.now() - announcedAt;

/** Until a move to a page comes to nothing: the page in sight stays, or a document is loaded instead. */
export const pageNotOpened = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const event of [pageUnreached, 'beforeunload']) window.addEventListener(event, resolve, { once: true });
  });

import type { ClientInstrumentation } from 'react-router';
import { waitingMove } from '../data/pages/waiting-move.ts';
import { loadDeferredShell } from './load-deferred-shell.ts';
import { goBackToPage, pageInSight } from './stay-on-page.ts';

/** Each move gives up the one before it, as in the router, and the requests of it. */
let latest = new AbortController();

/** True while the browser goes back to the entry of the page in sight, which the router never left. */
let isReturning = false;

function stay(): boolean {
  isReturning = goBackToPage();
  return false;
}

/** Whether the router may hear of a move: a promise when the move is to another page, null otherwise. */
function waitFor(address: string): Promise<boolean> | null {
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  const { pathname, href } = new URL(address, window.location.href);
  // The router reports a query or an anchor of the page in sight as one of `/`.
  if (/^\/?[?#]/.test(address) || pathname === pageInSight()?.location.pathname) return null;
  const scripts = loadDeferredShell().then(({ loadPage }) => loadPage(href, signal));
  return waitingMove(scripts.catch(() => !signal.aborted && stay()));
}

/**
 * The router loads the script of a page by itself, and loads the present document anew whenever it cannot: at each click, over a dead
 * connection too. So it hears of a move only when the scripts are here, where its own import finds them; until they are, or when they
 * cannot be had, the page in sight stays.
 */
export const scriptsFirst: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(open, { to }) {
        const wait = typeof to === 'number' ? null : waitFor(to);
        // The router opens what returns: a move that is given up never does.
        if (wait !== null && !(await wait)) await new Promise(() => {});
        // It counts until it is there: the page in sight hears of it later than the router.
        if (wait === null) await open();
        else await waitingMove(open());
      },
    }),
};

/** The same for Back and Forward, of which the router hears from the browser: has to listen before the router does. */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => {
    // Our own event, for the router.
    if (!event.isTrusted) return;
    const wait = isReturning ? Promise.resolve(false) : waitFor(window.location.href);
    isReturning = false;
    if (!wait) return;
    event.stopImmediatePropagation();
    void wait.then((may) => may && window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state })));
  });
}

import { isLeaving, leave } from '../../ui/leaving.ts';
import { counted } from '../data/pending-requests.ts';
import { claimReload } from './missing-chunk.ts';
import { pageAt } from './page-at.ts';
import { pageInSight } from './stay-on-page.ts';

type Fetched = { ok: boolean; status: number };

async function fetched(script: string, signal: AbortSignal): Promise<Fetched> {
  const answer = await fetch(script, { signal });
  // Read to the end, so that the import finds it in the browser's cache.
  await answer.arrayBuffer();
  return answer;
}

/**
 * Whether the scripts are here, where the router's own import finds them; throws when a later move, no connection or a server out of order withholds them.
 * They are fetched first: browsers may remember an import that failed for as long as the page lives, a request that failed never.
 */
async function bring(scripts: string[], signal: AbortSignal): Promise<boolean> {
  const answers = await Promise.all(scripts.map((script) => fetched(script, signal)));
  if (answers.some(({ status }) => status >= 500 || status === 429)) throw new Error('The server is out of order.');
  if (!answers.every(({ ok }) => ok)) return false;
  const modules = await Promise.allSettled(scripts.map((script) => import(/* @vite-ignore */ script)));
  return modules.every(({ status }) => status === 'fulfilled');
}

/**
 * Loads the scripts of the page at an address, in place of the router. Returns whether the router may open the page: not after a later move,
 * nor when the page is loaded as a document because a new release has removed a script, once a minute. Throws when the page cannot be had.
 */
export async function loadPage(address: string, signal: AbortSignal): Promise<boolean> {
  const scripts = pageAt(pageInSight()?.framework, new URL(address).pathname)?.scripts ?? [];
  if (!navigator.onLine) throw new Error('No connection.');
  if (scripts.length === 0) return true;
  const areHere = await counted(bring(scripts, signal));
  if (signal.aborted || isLeaving()) return false;
  if (areHere) return true;
  if (!claimReload()) throw new Error('The page has scripts that cannot be had.');
  leave();
  // The browser stands at the address already when it went back or forward.
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  return false;
}

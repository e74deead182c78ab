import { pageUnreached } from '../shell/notices/page-unreached.ts';
import { loadAnew } from './missing-chunk.ts';
import { routeOf } from './prefetch.ts';

let asked = 0;

export const sayUnreached = (): void => void window.dispatchEvent(new Event(pageUnreached));

/**
 * Moves to a page of ours once its script is here, because the router reloads without a question where a script is missing. Without a
 * connection, or when the script cannot be had, the present page stays and says so, and `stayed` puts right what has moved already. Of two
 * moves in a row the later one counts.
 */
export async function openPage(address: URL, move: () => unknown, stayed?: () => void): Promise<void> {
  asked += 1;
  const mine = asked;
  const stay = () => {
    stayed?.();
    sayUnreached();
  };
  if (!navigator.onLine) return stay();
  try {
    const module = routeOf(address.pathname)?.module;
    if (module) await import(/* @vite-ignore */ module);
  } catch {
    if (mine === asked && !loadAnew(() => window.location.assign(address.href))) stay();
    return;
  }
  if (mine === asked) await move();
}

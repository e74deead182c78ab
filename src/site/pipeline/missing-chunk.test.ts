import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadOnMissingChunk } from './missing-chunk.ts';

let reloads = 0;
let stored: Map<string, string>;
const browser = (more: { onLine?: boolean; storage?: object } = {}) => {
  reloads = 0;
  stored = new Map();
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload: () => reloads++ } }));
  vi.stubGlobal('navigator', { onLine: more.onLine ?? true });
  vi.stubGlobal('sessionStorage', more.storage ?? storage);
  reloadOnMissingChunk();
};
const lose = (what = 'Unable to preload CSS for /assets/a.css') =>
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error(what) }));

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('§8 a chunk that cannot be loaded reloads the page once, and again only after 60 s', () => {
  browser();
  expect([lose(), lose(), reloads], 'until it is loaded anew, the page does without its style sheets').toEqual([false, false, 1]);
  vi.advanceTimersByTime(59_999);
  expect([lose(), reloads], 'within the minute').toEqual([true, 1]);
  vi.advanceTimersByTime(1);
  lose();
  expect(reloads, 'after it').toBe(2);
});

it('§8 nothing is reloaded without a connection, nor where no storage could remember that it was', () => {
  browser({ onLine: false });
  expect([lose(), reloads]).toEqual([true, 0]);
  const refuse = () => {
    throw new Error('no storage here');
  };
  browser({ storage: { getItem: refuse, setItem: refuse } });
  lose();
  expect(reloads).toBe(0);
});

it('a file that was given up because the page is being left reloads nothing and is no fault', () => {
  browser();
  window.dispatchEvent(new Event('beforeunload'));
  expect([lose(), reloads], 'a style sheet is done without').toEqual([false, 0]);
  expect([lose('error loading dynamically imported module'), reloads], 'a module is not').toEqual([true, 0]);
  vi.advanceTimersByTime(10_000);
  expect([lose(), reloads], 'a link that left nothing').toEqual([false, 1]);
});

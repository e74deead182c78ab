import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLeaving, loadUnlessLeft, watchLeaving } from './leaving.ts';

const fire = (type: string, more = {}) => window.dispatchEvent(Object.assign(new Event(type), more));
const lost = () => Promise.reject(new Error('lost'));
/** A file that is given up the first time. */
const lostOnce = () => vi.fn(() => Promise.resolve('part')).mockImplementationOnce(lost);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  watchLeaving();
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a part of a page that is not being left fails', async () => {
  await expect(loadUnlessLeft(lost)).rejects.toThrow('lost');
});

it.each([
  ['Back brings the page from memory', () => fire('pageshow', { persisted: true })],
  ['the page stays after all', () => vi.advanceTimersByTime(10_000)],
])('a part that was given up because the page was being left does not fail, and is loaded again when %s', async (_when, happens) => {
  const load = lostOnce();
  fire('beforeunload');
  const loaded = loadUnlessLeft(load);
  await vi.advanceTimersByTimeAsync(9_999);
  expect([load.mock.calls.length, isLeaving()]).toEqual([1, true]);
  happens();
  expect([await loaded, isLeaving()]).toEqual(['part', false]);
});

it('a second way out begins the time anew, and a first showing is no return', async () => {
  fire('beforeunload');
  vi.advanceTimersByTime(9_999);
  fire('beforeunload');
  fire('pageshow', { persisted: false });
  vi.advanceTimersByTime(9_999);
  expect(isLeaving()).toBe(true);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { timings } from '../constants.ts';
import { subscribeLive } from './subscribe-live.ts';

/** The stream as a browser gives it: the test says when it opens and what comes. */
class Stream extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: Stream[] = [];
  readyState = 0;
  constructor() {
    super();
    Stream.all.push(this);
  }
  open() {
    this.readyState = Stream.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  say(change: object) {
    this.dispatchEvent(new MessageEvent('availability', { data: JSON.stringify(change) }));
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}
const openStreams = () => Stream.all.filter(({ readyState }) => readyState !== Stream.CLOSED);

let stop = () => {};
let asked: string[];
let signals: AbortSignal[];
function live(options: Partial<Parameters<typeof subscribeLive>[0]> = {}) {
  stop = subscribeLive({
    ask: ({ reason, listening, signal }) => {
      asked.push(listening ? `${reason}, listening` : reason);
      signals.push(signal);
    },
    ...options,
  });
}
const show = (visibilityState: 'visible' | 'hidden') => {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  [Stream.all, asked, signals] = [[], [], []];
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('EventSource', Stream);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks at once, after each pause, and when the visitor or the connection comes back', () => {
  live({ everyMs: 1000 });
  vi.advanceTimersByTime(2000);
  show('visible');
  window.dispatchEvent(new Event('online'));
  expect(asked).toEqual(['first', 'pause', 'pause', 'return', 'return']);
});

it('asks nothing while the page is hidden, and at once when it is seen again', () => {
  live({ everyMs: 1000 });
  show('hidden');
  vi.advanceTimersByTime(5000);
  window.dispatchEvent(new Event('online'));
  expect(asked).toEqual(['first']);
  show('visible');
  expect(asked).toEqual(['first', 'return']);
});

it('a page that begins hidden asks first when it is seen', () => {
  Object.assign(document, { visibilityState: 'hidden' });
  live({ onChange: () => {} });
  expect([asked, openStreams()]).toEqual([[], []]);
  show('visible');
  expect([asked.length, openStreams().length]).toEqual([1, 1]);
});

it('without a pause it asks by reasons alone, and without a listener it opens no stream', () => {
  live();
  vi.advanceTimersByTime(600_000);
  expect([asked, Stream.all]).toEqual([['first'], []]);
});

it('hands over what the stream says, says that it listens, and gives the connection back while the page is hidden', () => {
  const events: number[] = [];
  live({ everyMs: 1000, onChange: ({ id }) => events.push(id) });
  Stream.all[0]?.open();
  Stream.all[0]?.say({ id: 7, status: 'held', bookingExpiration: null });
  vi.advanceTimersByTime(1000);
  expect([events, asked]).toEqual([[7], ['first', 'open, listening', 'pause, listening']]);
  show('hidden');
  expect(openStreams()).toEqual([]);
  show('visible');
  expect(openStreams()).toHaveLength(1);
});

it('asks once more when the stream is open: it says nothing of what changed since the value was read', () => {
  live({ onChange: () => {} });
  expect(asked).toEqual(['first']);
  Stream.all[0]?.open();
  expect(asked).toEqual(['first', 'open, listening']);
});

it('asks for what was missed while the stream was broken, each page at a moment of its own', () => {
  live({ onChange: () => {} });
  Stream.all[0]?.open();
  vi.advanceTimersByTime(timings.askedApart);
  expect(asked).toEqual(['first', 'open, listening']);
  Stream.all[0]?.open();
  vi.advanceTimersByTime(timings.askedApart);
  expect(asked).toEqual(['first', 'open, listening', 'missed, listening']);
});

it('stops for good: no question, no stream, and the last question is given up', () => {
  live({ everyMs: 1000, onChange: () => {} });
  stop();
  vi.advanceTimersByTime(5000);
  show('visible');
  window.dispatchEvent(new Event('online'));
  expect(asked).toEqual(['first']);
  expect(openStreams()).toEqual([]);
  expect(signals[0]?.aborted).toBe(true);
});

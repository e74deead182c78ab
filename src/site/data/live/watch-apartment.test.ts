import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { timings } from '../constants.ts';
import { watchApartment } from './watch-apartment.ts';

const loaded = { id: 7, slug: 'flat-7', bookingExpiration: '2026-11-21 14:15:00' } as Apartment;
let answers: (() => Response)[];
const nothing = () => Response.json({ message: 'down', statusCode: 500 }, { status: 500 });
const until = (bookingExpiration: string | null) => () => Response.json({ booking_expiration: bookingExpiration });

class Refused extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly readyState = Refused.CLOSED;
  close() {}
}

let stop = () => {};
const watch = () => {
  const expirations: (string | null)[] = [];
  stop = watchApartment({ loaded, locale: 'uk', onBooking: (end) => void expirations.push(end), onApartment: () => {} });
  return expirations;
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('window', new EventTarget());
  // A server that has no connection left to listen on.
  vi.stubGlobal('EventSource', Refused);
  vi.stubGlobal('fetch', async () => (answers.shift() ?? nothing)());
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('§8 a booking that cannot be checked is none; once it is known, a check that fails leaves it', async () => {
  answers = [];
  const expirations = watch();
  await vi.advanceTimersByTimeAsync(0);
  expect(expirations).toEqual([null]);

  answers = [until(null), until(null)];
  await vi.advanceTimersByTimeAsync(timings.bookingPollMs * 2);
  expect(expirations).toEqual([null, null, null]);
  await vi.advanceTimersByTimeAsync(timings.bookingPollMs * 3);
  expect(expirations, 'three checks failed').toEqual([null, null, null]);
});

it('§4 what is booked meanwhile is expirations at the next check, and no check is made for who looks elsewhere', async () => {
  answers = [until(loaded.bookingExpiration)];
  const expirations = watch();
  await vi.advanceTimersByTimeAsync(0);
  Object.assign(document, { visibilityState: 'hidden' });
  answers = [until('2026-11-21 15:00:00')];
  await vi.advanceTimersByTimeAsync(timings.bookingPollMs);
  expect(expirations).toEqual([loaded.bookingExpiration]);
  Object.assign(document, { visibilityState: 'visible' });
  await vi.advanceTimersByTimeAsync(timings.bookingPollMs);
  expect(expirations).toEqual([loaded.bookingExpiration, '2026-11-21 15:00:00']);
});

it('an answer that an event has overtaken changes nothing', async () => {
  const source = Object.assign(new EventTarget(), { readyState: 1, close() {} });
  vi.stubGlobal(
    'EventSource',
    Object.assign(
      function Listening() {
        return source;
      },
      { OPEN: 1, CLOSED: 2 },
    ),
  );
  const pending: ((booking: string | null) => void)[] = [];
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    pending.push((booking_expiration) => resolve(Response.json({ booking_expiration, apartment: { id: 7, booking_expiration } })));
    return promise;
  });
  const expirations = watch();
  const hear = (booking_expiration: string | null) =>
    source.dispatchEvent(new MessageEvent('availability', { data: JSON.stringify({ id: 7, status: 'held', booking_expiration }) }));
  const [first, second] = ['2026-11-21 15:00:00', '2026-11-21 16:00:00'];
  for (const booking of [first, null, second]) hear(booking);
  expect(expirations).toEqual([first, null, second]);
  const [checked, held, freed, heldAgain] = pending;
  for (const [answer, booking] of [
    [freed, null],
    [checked, null],
    [held, first],
    [heldAgain, second],
  ] as const) {
    answer?.(booking);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(expirations).toEqual([first, null, second, second]);
});

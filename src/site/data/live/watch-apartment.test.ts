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

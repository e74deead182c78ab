import { systemClock } from '../../../base/clock.ts';
import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { quietClient } from '../api/browser-client.ts';
import { timings } from '../constants.ts';
import { answersInOrder } from './answers-in-order.ts';
import { subscribeLive } from './subscribe-live.ts';

type Watch = {
  loaded: Apartment;
  locale: Locale;
  onBooking: (expiration: string | null) => void;
  onApartment: (apartment: Apartment) => void;
};

/**
 * Gets events of a hold or a sale of the flat while the page is visible, and fetches the booking at once, when the stream opens,
 * and at an interval without the stream. Fetches the whole flat when its booking changed, once a minute, and when the visitor
 * comes back. A first check that fails counts as not booked (specification §8); later ones do not change the known state. Returns
 * a function that stops it.
 */
export function watchApartment({ loaded, locale, onBooking, onApartment }: Watch): () => void {
  const client = quietClient(locale);
  const order = answersInOrder();
  let stopped = false;
  let answered = false;
  let known = loaded.bookingExpiration;
  let wholeAt = systemClock().getTime();

  const take = (expiration: string | null) => {
    known = expiration;
    onBooking(expiration);
  };
  const askWhole = async () => {
    wholeAt = systemClock().getTime();
    const isNews = order.ask();
    const answer = await client('GET /api/{locale}/apartment/{slug}', { slug: loaded.slug }).catch(() => null);
    if (stopped || !answer || !isNews()) return;
    onApartment(answer.apartment);
    take(answer.apartment.bookingExpiration);
  };
  const askStatus = async () => {
    const isNews = order.ask();
    const answer = await client('GET /api/get-apartment-status/{id}', { id: loaded.id }).catch(() => null);
    if (stopped) return;
    if (!answer) {
      if (!answered && isNews()) take(null);
      return;
    }
    answered = true;
    if (!isNews()) return;
    const changed = answer.bookingExpiration !== known;
    take(answer.bookingExpiration);
    if (changed) await askWhole();
  };
  const stop = subscribeLive({
    everyMs: timings.bookingPollMs,
    onChange: ({ id, bookingExpiration }) => {
      if (id !== loaded.id) return;
      order.hear();
      take(bookingExpiration);
      void askWhole();
    },
    ask: async ({ reason, listening }) => {
      if (reason === 'return' || reason === 'missed') return askWhole();
      if (reason === 'open' || !(answered && listening)) await askStatus();
      if (!stopped && systemClock().getTime() - wholeAt > timings.flatPollMs) await askWhole();
    },
  });
  return () => {
    stopped = true;
    stop();
  };
}

import { systemClock } from '../../../../base/clock.ts';
import { parseKyiv } from '../../../../base/kyiv-time.ts';
import type { Locale } from '../../../../base/locale.ts';
import { untilText } from '../../../format/booking-time.ts';
import * as m from '../../../paraglide/messages.js';
import type { BookingProblem } from './booking-problem.ts';

export function problemMessage(bookingProblem: BookingProblem, locale: Locale, holds = 2): string {
  switch (bookingProblem.kind) {
    case 'taken': {
      const until = bookingProblem.until ? parseKyiv(bookingProblem.until) : null;
      return until ? m.booking_taken_until({ time: untilText(until, systemClock().getTime(), locale) }) : m.booking_taken();
    }
    case 'too-many':
      return m.booking_too_many({ count: holds });
    case 'too-often': {
      const time = untilText(new Date(bookingProblem.again), systemClock().getTime(), locale);
      return bookingProblem.of === 'all' ? m.booking_too_often({ time }) : m.booking_too_often_this({ time });
    }
    case 'other-terms':
      return m.booking_other_terms();
    case 'quote-over':
      return m.booking_quote_over();
    case 'offer-over':
      return m.booking_offer_over();
    case 'not-for-sale':
      return m.booking_not_for_sale();
    case 'busy':
      return m.booking_busy();
    case 'diia-busy':
      return m.booking_diia_busy();
    case 'refused':
      return bookingProblem.message;
    case 'fault':
      return m.booking_failed();
  }
}

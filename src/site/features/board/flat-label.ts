import type { Locale } from '../../../base/locale.ts';
import type { Currency } from '../../../base/money.ts';
import type { BoardFlat } from '../../../contract/boards.ts';
import * as m from '../../paraglide/messages.js';
import { roomsWords } from '../apartment-list/apartment-words.ts';
import { statusText } from '../flat/flat-words.ts';
import { formatArea, formatPrice } from '../price/number-formats.ts';

/** What is heard of a cell: the whole flat in one sentence; what is sold has no price. */
export function flatLabel(
  { number, rooms_number, area, floor, cost, cost_usd, status }: BoardFlat,
  locale: Locale,
  currency: Currency,
): string {
  const facts = [m.list_number({ number }), roomsWords(rooms_number), formatArea(area, locale), m.board_floor({ floor })];
  const price = status === 'sold' ? [] : [formatPrice(currency === 'USD' ? cost_usd : cost, currency, locale)];
  return [...facts, ...price, statusText(status)].join(', ');
}

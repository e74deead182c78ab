import type { Locale } from '../../../base/locale.ts';
import type { Currency } from '../../../base/money.ts';
import type { ChessboardFlat } from '../../../contract/catalogue/chessboards.ts';
import { formatRooms } from '../../format/format-apartment.ts';
import { formatArea, formatPrice } from '../../format/price/number-formats.ts';
import { statusText } from '../../format/status-text.ts';
import * as m from '../../paraglide/messages.js';

/** The label of a cell: the whole flat in one sentence; a sold flat has no price. With shades the price of a m² is included. */
export function flatLabel(
  { number, roomCount, area, floor, status, brokerage, ...flat }: ChessboardFlat,
  locale: Locale,
  currency: Currency,
  isShaded = false,
): string {
  const facts = [m.list_number({ number }), formatRooms(roomCount), formatArea(area, locale), m.chessboard_floor({ floor })];
  const say = (usd: number, uah: number) => formatPrice(currency === 'USD' ? usd : uah, currency, locale);
  const price = status === 'sold' ? [] : [say(flat.costUsd, flat.cost)];
  const perMetre = isShaded ? [`${say(flat.costM2Usd, flat.costM2)} ${m.flat_per_m2()}`] : [];
  const seller = brokerage && status !== 'sold' ? [m.chessboard_resale()] : [];
  return [...facts, ...price, ...perMetre, statusText(status), ...seller].join(', ');
}

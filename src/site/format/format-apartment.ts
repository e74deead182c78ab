import type { Locale } from '../../base/locale.ts';
import * as m from '../paraglide/messages.js';
import { formatNumber } from './price/number-formats.ts';

const romans = ['I', 'II', 'III', 'IV'];

/** `IV кв. 2027`, `Q4 2027`, of a finished building `Здано, III кв. 2025`; a format that the contract does not know is shown unchanged. */
export function formatDelivery(date: string, handedOver = false): string {
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(date) ?? [];
  if (!year || !quarter) return handedOver ? m.project_done() : date;
  const texts = { roman: romans[Number(quarter) - 1] ?? quarter, quarter, year };
  return handedOver ? m.list_handed_over(texts) : m.list_delivery(texts);
}

/** `2 кімнати`, `2 rooms`; without a separate room it is a studio. */
export const formatRooms = (rooms: number): string => (rooms === 0 ? m.list_studio() : m.list_rooms({ count: rooms, shown: rooms }));

/** `поверх 7 із 16`, `floor 7 of 16`. */
export const formatFloor = (floor: number, total: number): string => m.list_floor({ floor, total });

/** The plural form and the grouped figure that counting messages need: `m.list_flats(counted(1200, 'uk'))`. */
export const counted = (count: number, locale: Locale) => ({ count, shown: formatNumber(count, locale, 0) });

const kindBefore = /(^|\s)((?:вул|просп|бул|пров|пл|наб)\.) /g;
const kindAfter = / (наб\.|шосе|узвіз|St|Ave|Emb\.|Hwy|Blvd|Ln|Sq)(?=,|$)/g;

/** An address whose lines never end between a street, its kind and the building's number. */
export const boundAddress = (address: string): string =>
  address
    .replace(kindBefore, '$1$2\u00a0')
    .replace(kindAfter, '\u00a0$1')
    .replace(/, (?=\d)/g, ',\u00a0')
    .replace(/^(\d\S*) /, '$1\u00a0');

/** `Святошинський район, вул. Академіка Заболотного, 141`; unknown parts are left out. */
export const addressText = ({ district, address }: { district: string; address: string }): string =>
  [district && m.project_district({ name: district }), boundAddress(address)].filter(Boolean).join(', ');

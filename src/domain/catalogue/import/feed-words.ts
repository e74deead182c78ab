import { isQuarter } from '../../../base/kyiv-time.ts';
import type { Currency } from '../../../base/money.ts';

/** How values are written in feeds. Each reader answers null for what it does not know. */
const spaces = /[\s\u00a0\u202f]+/g;

/** `62.40`, `62,4`, `1 234 567,00`: hundredths as an integer, or why not. Zeros beyond the second decimal are dropped. */
export function readHundredths(text: string): number | 'not-a-number' | 'decimals' {
  const found = /^(-?)(\d{1,13})(?:[.,](\d{1,12}))?$/.exec(text.replace(/(?<=\d)[\s\u00a0\u202f]+(?=\d{3}(?!\d))/g, ''));
  if (!found) return 'not-a-number';
  const decimals = (found[3] ?? '').replace(/0+$/, '');
  if (decimals.length > 2) return 'decimals';
  const size = Number(found[2]) * 100 + Number(decimals.padEnd(2, '0'));
  return found[1] ? -size : size;
}

export const readWhole = (text: string): number | null => (/^-?\d{1,9}([.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : null);

/** A studio is one room. */
export function readRooms(text: string): number | null {
  if (/^(студія|студия|studio|смарт)/i.test(text)) return 1;
  const found = /^(\d{1,2})([.,]0+)?\s*[-–]?\s*(к|k|кім|room)?[\p{L}.]*$/iu.exec(text);
  return found ? Number(found[1]) : null;
}

export function readYes(text: string): boolean | null {
  if (/^(true|1|yes|y|так|да|\+)$/i.test(text)) return true;
  return /^(false|0|no|n|ні|нет|-|)$/i.test(text) ? false : null;
}

const known =
  <Value>(words: readonly (readonly [RegExp, Value])[]) =>
  (text: string): Value | null =>
    words.find(([word]) => word.test(text))?.[1] ?? null;

export const readCurrency: (text: string) => Currency | null = known([
  [/^(uah|грн\.?|гривн[яіi]|₴)$/i, 'UAH'],
  [/^(usd|\$|дол\.?|долар[аи]?|долл\.?)$/i, 'USD'],
]);

export const readStatus: (text: string) => 'available' | 'reserved' | 'sold' | null = known([
  [/^(available|free|вільн[аоий]+|у продажу|в продажу)$/i, 'available'],
  [/^(reserved|booked|заброньован[аоий]+|бронь|резерв)$/i, 'reserved'],
  [/^(sold|продан[аоий]+)$/i, 'sold'],
]);

export const readRepair: (text: string) => 'shell' | 'white_box' | 'renovated' | null = known([
  [/^(shell|без (ремонту|оздоблення)|чорнова?|після будівельників)$/i, 'shell'],
  [/^(white[ _-]?box|вайтбокс|передчистов.*)$/i, 'white_box'],
  [/^(renovated|з ремонтом|ремонт|чистов.*|під ключ)$/i, 'renovated'],
]);

const romans: Record<string, string> = { I: '1', II: '2', III: '3', IV: '4' };

/** `2028-Q2`, `2028 Q2`, `Q2 2028`, `2 кв. 2028`, `II квартал 2028`, `2028` (its last quarter). */
export function readQuarter(text: string): string | null {
  const plain = text
    .toUpperCase()
    .replace(/І/g, 'I')
    .replace(spaces, ' ')
    .replace(/ ?РОКУ?\.?$| ?Р\.$/, '')
    .trim();
  const yearFirst = /^(\d{4})(?:[ -]*(?:Q|К|КВ\.?)? ?([1-4]))?$/.exec(plain);
  const quarterFirst = /^Q? ?([1-4]|I{1,3}|IV) ?(?:Q|КВ\.?|КВАРТАЛ)? ?[-,/.]? ?(\d{4})$/.exec(plain);
  const quarter = yearFirst ? (yearFirst[2] ?? '4') : (romans[quarterFirst?.[1] ?? ''] ?? quarterFirst?.[1]);
  const made = `${yearFirst?.[1] ?? quarterFirst?.[2]}-Q${quarter}`;
  return isQuarter(made) ? made : null;
}

/** `0,0 320,0 320,440` as points. */
export function readPoints(text: string): [number, number][] | null {
  const points = text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number));
  return points.every((point) => point.length === 2 && point.every(Number.isFinite)) ? (points as [number, number][]) : null;
}

/** Formats of numbers in feeds. */

const groups = /(?<=\d)[\s\u00a0\u2007\u2009\u202f'’]+(?=\d{3}(?!\d))/g;
/** `1,234,567`, `1.234.567,00`, `98,500.00`: only where the groups cannot be taken for decimals. */
const grouped = [
  /^-?\d{1,3}(?:,\d{3})+\.\d{1,2}$/,
  /^-?\d{1,3}(?:\.\d{3})+,\d{1,2}$/,
  /^-?\d{1,3}(?:,\d{3}){2,}$/,
  /^-?\d{1,3}(?:\.\d{3}){2,}$/,
];

/** `62.40`, `62,4`, `1 234 567,00`: hundredths as an integer, or the problem. Trailing zeros and binary rounding errors are dropped. */
export function readHundredths(text: string): number | 'not-a-number' | 'decimals' {
  const joined = text.replace(groups, '');
  const plain = grouped.some((form) => form.test(joined)) ? joined.replace(/[.,](?=\d{3}(?!\d))/g, '') : joined;
  const found = /^(-?)(\d{1,13})(?:[.,](\d{1,17}))?$/.exec(plain);
  if (!found) return 'not-a-number';
  const decimals = (found[3] ?? '').replace(/(?<!0)0+$/, '');
  const dust = /^(\d{2})(?:0{4}|9{4})\d*$/.exec(decimals);
  if (decimals.length > 2 && !dust) return 'decimals';
  const roundedUp = dust && decimals[2] === '9' ? 1 : 0;
  const size = Number(found[2]) * 100 + Number((dust?.[1] ?? decimals).padEnd(2, '0')) + roundedUp;
  return found[1] ? -size : size;
}

/** `98,500`, `98.500` and `4050,000` in the reading that has thousands; null where there is no such reading. */
export const asThousands = (text: string): number | null =>
  /^-?[1-9]\d{0,5}[.,]\d{3}$/.test(text) ? Number(text.replace(/[.,]/, '')) : null;

export const readWhole = (text: string): number | null => (/^-?\d{1,9}([.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : null);

/** `62,4 м²` is `62,4`. */
export const withoutMetres = (text: string): string =>
  text.replace(/(?<!\s)\s*(?:кв\.?\s*м|м\s*кв|м2|м²|м|sq\.?\s*m|sqm|m2|m²|m)\.?$/iu, '');

/** `98 500 $`, `$98,500.00`, `4 050 000 грн`: the amount and the currency's word, which may be empty. */
export function splitMoney(text: string): { amount: string; currency: string } {
  const found = /^([^\d-]*)(-?\d(?:.*\d)?)(\D*)$/su.exec(text);
  const words = `${found?.[1] ?? ''}${found?.[3] ?? ''}`.trim();
  return { amount: (found?.[2] ?? text).trim(), currency: words };
}

/** `7/22`, `7 з 22`: the floor and how many there are; `7 поверх`, `7-й`. */
export function splitFloor(text: string): { floor: string; floors: string } {
  const found = /^(-?\d{1,3})(?:\s*(?:\/|\\|з|із|of|из)\s*(\d{1,3})|[\s-]*(?:й|ий|поверх|пов\.?|floor|этаж))?$/iu.exec(text);
  return { floor: found?.[1] ?? text, floors: found?.[2] ?? '' };
}

/** `0,0 320,0 320,440` as points. */
export function readPoints(text: string): [number, number][] | null {
  const points = text
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',').map(Number));
  return points.every((point) => point.length === 2 && point.every(Number.isFinite)) ? (points as [number, number][]) : null;
}

/** Also a letter that is written as two signs, `и` and its breve, is one from here on. */
export const oneSpaced = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

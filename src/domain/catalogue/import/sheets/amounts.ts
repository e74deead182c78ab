import { asThousands, readHundredths, splitMoney } from '../checks/feed-numbers.ts';

const millions = /^(?:млн|mln|мільйон\p{L}*|миллион\p{L}*|million)\.? ?/iu;
const thousands = /^(?:тис|тыс|тисяч\p{L}*|тысяч\p{L}*|thousand|[kкт](?!\p{L}))\.? ?/iu;
const before = /^(?:\$|₴|€|usd|uah|грн)\.? ?/iu;

/** Hundredths as a number of a feed. */
export const asText = (hundredths: number): string => (hundredths / 100).toFixed(2).replace(/\.00$/, '');

/** A number with any decimals, as people and calculations leave it, in hundredths that have a fraction themselves; null for no number. */
export function exactHundredths(text: string): number | null {
  const read = readHundredths(text);
  if (typeof read === 'number') return read;
  const found = read === 'decimals' ? /^(\d{1,9})[.,](\d{1,17})$/.exec(text) : null;
  return found ? Number(`${found[1]}.${found[2]}e2`) : null;
}

export function roundedHundredths(text: string): number | null {
  const exact = exactHundredths(text);
  return exact === null ? null : Math.round(exact);
}

/** `4,05 млн грн`, `4050 тис.` and `$65k` in whole units; other amounts as they stand. `scale` is that of the title. */
export function wholeAmount(text: string, scale: number): string {
  const { amount, currency } = splitMoney(text);
  const first = before.exec(currency)?.[0] ?? '';
  const unit = currency.slice(first.length);
  const word = millions.test(unit) ? millions : thousands.test(unit) ? thousands : null;
  const by = word === millions ? 1_000_000 : word === thousands ? 1_000 : scale;
  if (by === 1) return text;
  const parts = /^(\d{1,7})(?:[.,](\d{1,12}))?$/.exec(amount.replace(/(?<=\d)\s(?=\d)/g, ''));
  if (!parts) return text;
  const rest = word ? `${first}${unit.replace(word, '')}`.trim() : currency;
  const units = Math.round(Number(`${parts[1]}.${parts[2] ?? '0'}`) * by * 100);
  return `${asText(units)}${rest ? ` ${rest}` : ''}`;
}

/** `98,500` beside 62.4 m² has only one reading that a square metre can cost; null where both or none can be. */
export function plainThousands(text: string, metre: (price: number) => boolean): string | null {
  const { amount, currency } = splitMoney(text);
  const large = asThousands(amount);
  const small = Number(amount.replace(',', '.'));
  if (large === null || !metre(large) || metre(small)) return null;
  return `${large}${currency ? ` ${currency}` : ''}`;
}

import { oneSpaced } from '../checks/feed-numbers.ts';
import { readCurrency } from '../checks/feed-values.ts';
import { fieldOf } from '../feed-names.ts';
import { columnRules, type Meaning, totalWords } from './column-words.ts';

/** What a title says of its column. `scale` is what its numbers count in: `Ціна, тис. грн` in thousands. */
export type Heading = { title: string; means: Meaning | null; scale: number; currency: string };

/** Of words with single spaces. */
const perMetre =
  /(?:\/|за|per) ?1? ?(?:кв(?!арт)|м|m|sq)|кв\.? ?м|(?<!\p{L})м\.? ?кв|(?:цін|цен|варт|стоим)\p{L}{0,5} (?:метр|квадрат)|[мm][2²]|sq\.? ?m|(?:за|per) ?(?:мет|met)|permet/iu;
const bracketed = /\([^()]*\)/g;

/** `FloorNumber`, `rooms_amount` and `К-сть кімнат` as plain words. */
export const wordsOf = (title: string): string[] =>
  title
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/['’ʼ`"]/g, '')
    .replace(/(?<!\p{L})([зп])[/.] ?п(?!\p{L})/gu, '$1п')
    .split(/[^\p{L}\p{N}№²$€₴-]+/u)
    .flatMap((word) => (word.startsWith('№') && word.length > 1 ? ['№', word.slice(1)] : word.replace(/^-+/, '')))
    .filter((word) => word !== '');

const beginsOne = (words: readonly string[], beginnings: readonly string[]): boolean =>
  words.some((word) => beginnings.some((begin) => (begin.length < 3 ? word === begin : word.startsWith(begin))));

export function readHeading(given: string): Heading {
  const title = oneSpaced(given.replace(/\*/g, ''));
  const words = wordsOf(title);
  const named =
    fieldOf(title) ?? fieldOf(title.replace(/[:.]$/, '')) ?? fieldOf(oneSpaced(title.replace(bracketed, '').split(',')[0] ?? ''));
  const unit = { scale: scaleOf(words), currency: currencyIn(title) };
  const rule = ruled(words);
  // `Площа, кухня` is called as its first word is, and is something else.
  const isOther = rule === 'none' && fieldOf(title) === undefined;
  const means = sizeOfSizes(title) ?? (named && named !== 'layout' && !isOther ? named : (rule ?? named ?? null));
  if (means === 'price' && perMetre.test(title)) return { title, means: 'price_metre', ...unit };
  return { title, means: named === 'layout' && /^тип$/iu.test(title) ? 'type' : means, ...unit };
}

/** `Поверх/поверховість` over `7/9`, `Площа заг./житл./кухні` over `62,4/31/12`. */
const sizeOfSizes = (title: string): 'floor' | 'area' | null => {
  const [first = '', ...others] = title.split(/[/\\]/);
  const rest = others.map((other) => ruled(wordsOf(other)));
  if (ruled(wordsOf(first)) === 'floor' && (rest[0] === 'floors' || /^ ?(?:всього|всего|total)/iu.test(others[0] ?? ''))) return 'floor';
  const isOfRooms = others.some((other) => ruled([...wordsOf(other), 'площа']) === 'none');
  const isTotal = beginsOne(wordsOf(first), [...totalWords, 'площ', 'area', 's']) && ruled([...wordsOf(first), 'площа']) === 'area';
  return isOfRooms && isTotal ? 'area' : null;
};

const ruled = (words: readonly string[]): Meaning | null =>
  columnRules.find(({ any, and, not }) => beginsOne(words, any) && (!and || beginsOne(words, and)) && !(not && beginsOne(words, not)))
    ?.means ?? null;

function scaleOf(words: readonly string[]): number {
  if (words.some((word) => /^(?:тис|тыс|тисяч\p{L}*|thousands?|k)$/u.test(word))) return 1_000;
  return words.some((word) => /^(?:млн|mln|мільйон\p{L}*|millions?)$/u.test(word)) ? 1_000_000 : 1;
}

/** The word of a currency in a title: `UAH` or `USD`, or one that is not read. */
export function currencyIn(title: string): string {
  const text = title.toLowerCase();
  if (/₽|(?<!\p{L})(?:руб|rub)/u.test(text)) return 'RUB';
  if (/€|євро|евро|(?<!\p{L})eur/u.test(text)) return 'EUR';
  if (/₴|(?<!\p{L})(?:грн|гривн|uah|hrn)/u.test(text)) return 'UAH';
  if (/\$|(?<!\p{L})(?:usd|дол|[уy]\. ?[оoеe](?!\p{L}))|(?<!\p{L})уо(?!\p{L})/u.test(text)) return 'USD';
  const last = /[,(] ?([^,()]+)\)?$/u.exec(title)?.[1] ?? '';
  return readCurrency(last) ?? '';
}

import { oneSpaced } from '../checks/feed-numbers.ts';
import { type FeedStatus, readStatus } from '../checks/feed-values.ts';

/** Words of sales departments that have one meaning, beside those of all feeds; in lower case, whole. */
const certain: Readonly<Record<FeedStatus, readonly string[]>> = {
  available: [
    'в наявності',
    'є в наявності',
    'у наявності',
    'вільно',
    'вільні',
    'доступний',
    'доступна до продажу',
    'в продажі',
    'у продажі',
    'свободен',
    'свободны',
    'в наличии',
    'есть в наличии',
    'доступен',
    'available for sale',
    'in stock',
    'vacant',
    'продається',
    'available for purchase',
    'open for sale',
    'активна',
    'активно',
  ],
  reserved: [
    'бронь',
    'броня',
    'заброньовано',
    'заброньована',
    'заброньовані',
    'зарезервовані',
    'забронированы',
    'забронировано',
    'бронирование',
    'резерв',
    'зарезервовано',
    'устная бронь',
    'платна бронь',
    'безкоштовна бронь',
    'booked',
    'booking',
    'reservation',
    'reserve',
    'on reserve',
    'в брони',
    'в броні',
    'під бронею',
  ],
  sold: [
    'продано',
    'продана',
    'продан',
    'продані',
    'проданы',
    'реалізовано',
    'реализовано',
    'викуплено',
    'выкуплено',
    'куплено',
    'sold out',
    'соld',
  ],
  withheld: [
    'знято',
    'снято',
    'не продається',
    'не продаётся',
    'не в продажу',
    'не в продажі',
    'не в продаже',
    'немає в продажу',
    'снята с продажи',
  ],
};
const byWord = new Map(Object.entries(certain).flatMap(([status, words]) => words.map((word) => [word, status as FeedStatus] as const)));
export const statuses: readonly FeedStatus[] = ['available', 'reserved', 'sold', 'withheld'];

/** `Бронь до 25.11`, `Продано 12.11.2026`, `заброньовано (Іванюк)` are their first words. */
export function statusWord(text: string): string {
  const plain = oneSpaced(text.toLowerCase().replaceAll('ё', 'е'));
  const first = plain.split(/[\d([,;]/)[0] ?? '';
  // Free from a day on is not free now.
  if (/^(?:вільн|доступн|свободн|available|free)\p{L}* (?:від|от|с|з|from|після|после)[. ]*$/u.test(first)) return plain;
  return first.replace(/(?<=\p{L}) (?:до|по|від|от|с|з|until|till|from)[. ]*$/u, '').replace(/(?<![.!: -])[.!: -]+$/, '') || plain;
}

export const readSheetStatus = (text: string): FeedStatus | null => {
  const word = statusWord(text);
  return byWord.get(word) ?? readStatus(word);
};
/** The word of a feed for it. */
export const feedWordOf = (status: string): string => (status === 'withheld' ? 'not for sale' : status);

/** Many lists write the status where the price was. */
export const isStatusPrice = (price: string): boolean => (!/\d/.test(price) || withDay.test(price)) && readSheetStatus(price) !== null;
const withDay = /^\D{3,40}[0-3]?\d[./][01]?\d(?:[./](?:20)?\d\d)?\D{0,3}$/u;

/** Yes, in a column that asks whether a flat is there. */
export const isYes = (text: string): boolean => /^(?:\+|є|есть|так|да|yes|y|1|true|v|✓|✔)$/iu.test(text.trim());
/** What a mark below a title says. */
export const statusOfTitle = (title: string): FeedStatus | null =>
  /наявн|налич|availab/iu.test(title) ? 'available' : readSheetStatus(title);
const isNo = (text: string): boolean => /^(?:|[-–—]|0|ні|нет|no|false)$/iu.test(text.trim());

/** The state of a row with columns of states, of which some are marked or have a day; other words stay beside the title, to be asked about. */
export function markedStatus(cells: readonly string[], marks: readonly { at: number; title: string }[]): string {
  const mark = marks.find(({ at }) => !isNo(cells[at] ?? ''));
  const cell = cells[mark?.at ?? -1] ?? '';
  if (!mark) return '';
  return isYes(cell) || /^(?:(?:до|по|від|с|з) )?\d{1,4}[.\-/]\d{1,2}/iu.test(cell) ? mark.title : `${mark.title}: ${cell}`;
}

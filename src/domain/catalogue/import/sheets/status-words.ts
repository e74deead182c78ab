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
  sold: ['продано', 'продана', 'продан', 'реалізовано', 'реализовано', 'викуплено', 'выкуплено', 'куплено', 'sold out', 'соld'],
  withheld: ['знято', 'снято', 'не продається', 'не продаётся', 'не в продажу', 'не в продаже', 'немає в продажу', 'снята с продажи'],
};
const byWord = new Map(Object.entries(certain).flatMap(([status, words]) => words.map((word) => [word, status as FeedStatus] as const)));
export const statuses: readonly FeedStatus[] = ['available', 'reserved', 'sold', 'withheld'];

/** `Бронь до 25.11`, `Продано 12.11.2026`, `заброньовано (Іванюк)` are their first words. */
export function statusWord(text: string): string {
  const plain = oneSpaced(text.toLowerCase().replaceAll('ё', 'е'));
  const first = plain.split(/[\d([,;]/)[0] ?? '';
  return first.replace(/(?<=\p{L}) (?:до|по|від|от|с|з|until|till|from)[. ]*$/u, '').replace(/(?<![.!: -])[.!: -]+$/, '') || plain;
}

export const readSheetStatus = (text: string): FeedStatus | null => {
  const word = statusWord(text);
  return byWord.get(word) ?? readStatus(word);
};
/** Yes, in a column that asks whether a flat is there. */
export const isYes = (text: string): boolean => /^(?:\+|є|есть|так|да|yes|y|1|true|v|✓|✔)$/iu.test(text.trim());

import type { FeedRecord } from '../feed-record.ts';

/**
 * The name of a record in a problem: its place among its kind, and its id, number or name. A feed without line breaks offers no other way
 * to find it.
 */
export function recordName({ kind, values, texts }: FeedRecord, place: number): string {
  const number = values.get('number');
  // An id that was made of names does not occur in the file.
  const id = values.has('named') ? null : values.get('id');
  const name = texts.get('name');
  const called = id ? `id ${id}` : number ? `№ ${number}` : (name?.uk ?? name?.en ?? values.get('name') ?? '');
  return `${kind} ${place}${called ? ` (${shortened(called)})` : ''}`;
}

const longest = 80;
const shortened = (text: string): string => {
  const signs = [...text.toWellFormed()];
  return signs.length > longest ? `${signs.slice(0, longest).join('')}…` : signs.join('');
};

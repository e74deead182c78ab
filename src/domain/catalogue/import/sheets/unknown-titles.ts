import { looks } from './choose-columns.ts';
import type { FoundHeader } from './find-header.ts';
import { filledIn, type Sheet } from './price-sheet.ts';
import { readHeading } from './read-heading.ts';

const highest = 40;
const fewest = 5;
const looked = 30;

/** A row of words over columns that look as those of flats do. Which is which has to be asked. */
export function findUnknownTitles({ rows }: Sheet): FoundHeader | null {
  const at = rows.slice(0, highest).findIndex(({ cells }) => {
    const titles = filledIn(cells);
    return titles.length >= fewest && new Set(titles).size === titles.length && titles.every((title) => /^\p{L}.{0,79}$/u.test(title));
  });
  const row = rows[at];
  const below = rows.slice(at + 1, at + 1 + looked);
  if (!row || below.length < 2) return null;
  const columns = row.cells.map((_, column) => below.map(({ cells }) => cells[column] ?? '').filter(Boolean));
  const hasOne = (field: 'number' | 'floor' | 'area' | 'price') =>
    columns.some((cells) => cells.length > 1 && cells.every((cell) => looks[field]?.(cell)));
  if (!hasOne('number') || !hasOne('floor') || !hasOne('area') || !hasOne('price')) return null;
  return { first: at, after: at + 1, line: row.line, headings: row.cells.map(readHeading) };
}

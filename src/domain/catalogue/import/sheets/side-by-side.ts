import type { FoundHeader } from './find-header.ts';
import { filledIn, type Sheet, type SheetRow } from './price-sheet.ts';
import type { Heading } from './read-heading.ts';

/** Titles from `start` on stand `count` times beside each other, each time in `width` columns. */
type Groups = { start: number; width: number; count: number };

/** A table that repeats its titles to the right has several flats in a row: as one with each of them in a row of its own. */
export function oneBelowOther(sheet: Sheet, header: FoundHeader): { sheet: Sheet; header: FoundHeader } {
  const groups = groupsIn(header.headings);
  if (!groups) return { sheet, header };
  const rows = sheet.rows.flatMap((row, at) => (at < header.after || filledIn(row.cells).length < 2 ? row : cutUp(row, groups)));
  const headings = header.headings.slice(0, groups.start + groups.width);
  return { sheet: { ...sheet, rows }, header: { ...header, headings } };
}

function groupsIn(headings: readonly Heading[]): Groups | null {
  const titles = headings.map(({ title }) => title);
  const numbers = headings.flatMap(({ means }, at) => (means === 'number' ? at : []));
  const [first = 0, second = 0] = numbers;
  const width = second - first;
  if (numbers.length < 2 || numbers.some((at, place) => at !== first + place * width)) return null;
  let start = first;
  while (start > 0 && titles[start - 1] && titles[start - 1] === titles[start - 1 + width]) start -= 1;
  const groups = { start, width, count: numbers.length };
  const own = titles.slice(start, start + width);
  const isRepeated = titles.slice(start).every((title, at) => title === own[at % width] || title === '');
  const isWhole = own.every((title, at) => title === '' || numbers.every((_, place) => titles[start + place * width + at] === title));
  const isAll = titles.length <= start + width * groups.count;
  const hasPrice = headings.slice(start, start + width).some(({ means }) => means === 'price' || means === 'price_metre');
  return isRepeated && isWhole && isAll && hasPrice ? groups : null;
}

function cutUp(row: SheetRow, { start, width, count }: Groups): SheetRow[] {
  const { line, cells } = row;
  if (cells.length > start + width * count) return [row];
  const shared = cells.slice(0, start);
  return Array.from({ length: count }, (_, at) => cells.slice(start + at * width, start + (at + 1) * width))
    .filter((own) => filledIn(own).length > 0)
    .map((own) => ({ line, cells: [...shared, ...own, ...Array<string>(Math.max(0, width - own.length)).fill('')] }));
}

import { filledIn, type Sheet, type SheetRow } from './price-sheet.ts';
import { type Heading, readHeading } from './read-heading.ts';

/** `first` and `after` are places among the rows of the sheet: titles stand before the one, flats from the other on. */
export type FoundHeader = { first: number; after: number; line: number; headings: readonly Heading[] };

const highest = 40;
const fewest = 3;

/** The row that names the columns, with the one below it where a title stands above several. Null for a sheet without a table. */
export function findHeader({ rows }: Sheet): FoundHeader | null {
  let best: { at: number; known: number } | null = null;
  for (const [at, { cells }] of rows.slice(0, highest).entries()) {
    const known = knownIn(cells);
    if (known >= fewest && known > (best?.known ?? 0)) best = { at, known };
    // A table that goes on below its header names nothing better.
    if (best && at - best.at > 3) break;
  }
  return best && headerAt(rows, best.at);
}

/**
 * Whether a row among flats names the columns again, as each printed page does. Cells of flats may be called as columns are, `Секція 1`,
 * `№ 12`; their digits tell them apart.
 */
export const isHeader = ({ cells }: SheetRow, headings: readonly Heading[]): boolean =>
  cells.every((cell, at) => !/\d/.test(cell.replace(unitDigits, '')) || cell.replaceAll('*', '') === headings[at]?.title) &&
  knownIn(cells) >= 4;
const unitDigits = /[мm][2²]|100 ?%|(?<!\d)1 ?(?:м|кв|m|sq)/giu;

const knownIn = (cells: readonly string[]): number => {
  if (cells.some((cell) => /^-?\d{2,}(?:[.,]\d+)?$/.test(cell))) return 0;
  return new Set(cells.map((cell) => (isTitle(cell) ? readHeading(cell).means : null)).filter((means) => means && means !== 'none')).size;
};
const isTitle = (cell: string): boolean => cell !== '' && cell.length <= 80;

function headerAt(rows: readonly SheetRow[], at: number): FoundHeader {
  const [above, row, below] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!row) throw new Error('no such row');
  // The better known row may be the lower one of two: `Площа, м²` over `загальна`, `житлова`.
  const isLower = above && filledIn(above.cells).length >= fewest && knownIn(above.cells) >= 2;
  const [top, under] = isLower ? [above, row] : [row, below && isUnderTitles(row, below) ? below : null];
  const first = isLower ? at - 1 : at;
  let after = first + (under ? 2 : 1);
  const last = rows[after];
  const units = last && isUnits(last) ? last.cells : [];
  if (units.length > 0) after += 1;
  const headings = titlesOf(top, under).map((title, column) => readHeading(`${title} ${units[column] ?? ''}`.trim()));
  if (isCounted(rows[after])) after += 1;
  return { first, after, line: top.line, headings };
}

/** A row of words that stand under empty or spread titles. */
const isUnderTitles = ({ cells: top }: SheetRow, { cells }: SheetRow): boolean =>
  filledIn(cells).length >= 2 &&
  !cells.some((cell) => /\d{2,}/.test(cell)) &&
  cells.every((cell, at) => cell === '' || top[at] === '' || top[at] === cell || top[at + 1] === '') &&
  cells.some((cell, at) => cell !== '' && (top[at] ?? '') === '');

function titlesOf({ cells: top }: SheetRow, under: SheetRow | null): string[] {
  const width = Math.max(top.length, under?.cells.length ?? 0);
  let spread = '';
  return Array.from({ length: width }, (_, at) => {
    const [upper, lower] = [top[at] ?? '', under?.cells[at] ?? ''];
    if (upper) spread = upper;
    if (!lower || lower === upper) return upper;
    return `${upper || spread} ${lower}`;
  });
}

const unit = /^(?:(?:тис|тыс|млн)\.? ?)?(?:грн|₴|\$|usd|uah|у\. ?[ое]|дол|м2|м²|кв\.? ?м|м\.? ?кв|м|шт|%)\.?(?:\/ ?(?:м2|м²|кв\.? ?м))?$/iu;
/** `м²`, `грн` under the titles. */
const isUnits = ({ cells }: SheetRow): boolean => filledIn(cells).length >= 2 && filledIn(cells).every((cell) => unit.test(cell));

/** `1 2 3 4 …` under the titles. */
const isCounted = (row: SheetRow | undefined): boolean => {
  const numbers = filledIn(row?.cells ?? []).map(Number);
  return numbers.length > 3 && numbers.every((number, at) => number === (numbers[0] ?? 0) + at) && (numbers[0] ?? 9) <= 1;
};

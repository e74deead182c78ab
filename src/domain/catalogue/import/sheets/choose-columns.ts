import type { FeedStatus } from '../checks/feed-values.ts';
import { fault } from '../feed-record.ts';
import { type SheetField, sheetFields, specialWords, totalWords } from './column-words.ts';
import { contextIn } from './context-of-titles.ts';
import type { FoundHeader } from './find-header.ts';
import type { SheetRow } from './price-sheet.ts';
import { Questions } from './questions.ts';
import { readRoomsCell } from './read-cell.ts';
import { type Heading, wordsOf } from './read-heading.ts';
import { readSheetStatus } from './status-words.ts';
import { kindOfDescription } from './unit-kind.ts';

/** Which column of a sheet holds which field. */
export type Columns = ReadonlyMap<SheetField, { at: number; heading: Heading; marks?: readonly MarkColumn[] }>;
/** One of the columns `Бронь`, `Продано`: what is marked in it has the state of its title. */
export type MarkColumn = { at: number; title: string; status: FeedStatus };
type Column = { at: number; heading: Heading; cells: readonly string[]; marks?: readonly MarkColumn[] };

const looked = 200;
/** The fields that a new flat cannot do without; rooms may stand in a heading between rows, a price may follow from that of a square metre. */
const needed = ['number', 'floor', 'rooms', 'area', 'price'] as const satisfies readonly SheetField[];
/** Of flats that the catalogue knows, the floor is known, too. */
const mayLack: readonly SheetField[] = ['floor'];
const texts: readonly string[] = sheetFields;

/** The columns by their titles, then by what their cells hold, then by what a person answered. */
export function chooseColumns(
  { headings, line }: FoundHeader,
  rows: readonly SheetRow[],
  { questions, knownAbove }: { questions: Questions; knownAbove: (field: SheetField) => boolean },
): { columns: Columns; passedOver: string[] } {
  const sample = rows.slice(0, looked);
  const all = headings.map((heading, at): Column => ({ at, heading, cells: sample.map(({ cells }) => cells[at] ?? '').filter(Boolean) }));
  const groups = new Map<SheetField, Column[]>();
  const rest: Column[] = [];
  for (const column of all) {
    const means = byAnswer(column, questions) ?? byCells(column) ?? column.heading.means;
    if (means === 'none' || means === 'type') continue;
    if (means) groups.set(means, [...(groups.get(means) ?? []), column]);
    else rest.push(column);
  }
  const columns = new Map<SheetField, Column>();
  for (const [field, given] of groups) {
    // Beside the price of the flat that of a square metre is used where the other is empty, and never asked about.
    if (field === 'price_metre' && groups.has('price') && given.length > 1) continue;
    const one = (field === 'status' && markedIn(given)) || oneOf(field, given, { questions, line });
    if (one) columns.set(field, one);
  }
  for (const field of [...needed, 'status'] as const)
    if (!columns.has(field) && !groups.has(field) && !knownAbove(field)) {
      const found = missing(field, { rest, line, questions, hasMetre: columns.has('price_metre') });
      if (found) columns.set(field, found);
    }
  const project = columns.has('project') || knownAbove('project') ? null : askProjectColumn(rest, { questions, line });
  if (project) columns.set('project', project);
  const lacks = needed.filter(
    (field) => !columns.has(field) && !mayLack.includes(field) && !knownAbove(field) && !(field === 'price' && columns.has('price_metre')),
  );
  if (lacks.length > 0 && questions.open.length === 0)
    throw fault('column-missing', `Line ${line} names the columns and lacks ${lacks.join(', ')}.`, line, lacks[0]);
  const used = new Set([...columns.values()].flatMap(({ at, marks = [] }) => [at, ...marks.map((mark) => mark.at)]));
  const passedOver = all.filter((column) => column.heading.title && !used.has(column.at)).map(({ heading }) => heading.title);
  return { columns, passedOver };
}

const byAnswer = ({ heading: { title } }: Column, questions: Questions): SheetField | 'none' | null => {
  const answer = title ? questions.given(`column: ${title.toLowerCase()}`) : '';
  return answer === 'none' || texts.includes(answer) ? (answer as SheetField | 'none') : null;
};

const share = (cells: readonly string[], fits: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
/** Rooms in words, also those of several meanings: `2к`, `2 євро`. */
const isRoomsWord = (cell: string): boolean => {
  const questions = new Questions();
  const read = String(readRoomsCell({ text: cell, line: 0 }, questions));
  return !/^\d+$/.test(cell) && (/^[1-9]$/.test(read) || questions.open.length > 0);
};

/** A title such as `Тип` is what its cells are. */
function byCells({ heading: { means, title }, cells }: Column): SheetField | null {
  if (means !== 'type' && means !== null && means !== 'layout') return null;
  if (share(cells, (cell) => kindOfDescription(cell) !== null && !/студ/iu.test(cell)) > 0.7) return 'kind';
  if (means === 'layout') return null;
  if (share(cells, (cell) => contextIn(cell).project !== undefined) > 0.7) return 'project';
  if (share(cells, isRoomsWord) > 0.7) return 'rooms';
  if (share(cells, (cell) => readSheetStatus(cell) !== null) > 0.5) return 'status';
  return means === 'type' && title !== '' && cells.length > 0 ? 'layout' : null;
}

const lastFirst: readonly FeedStatus[] = ['sold', 'withheld', 'reserved', 'available'];
/** Several columns of which each is called as a state are one; of two marks in a row the later state counts. */
function markedIn(given: readonly Column[]): Column | null {
  const [first] = given;
  const marks = given.flatMap(({ at, heading: { title } }) => {
    const status = readSheetStatus(title);
    return status ? [{ at, title, status }] : [];
  });
  if (!first || given.length < 2 || marks.length < given.length) return null;
  return { ...first, marks: marks.toSorted((one, other) => lastFirst.indexOf(one.status) - lastFirst.indexOf(other.status)) };
}

/** The only column of a field; of several the one whose title says total, else the one that was answered. */
function oneOf(field: SheetField, given: readonly Column[], { questions, line }: { questions: Questions; line: number }): Column | null {
  const filled = given.filter(({ cells }) => cells.length > 0);
  const [first, ...others] = filled.length > 0 ? filled : given;
  if (!first || others.length === 0) return first ?? null;
  const says = (words: readonly string[]) => (column: Column) =>
    wordsOf(column.heading.title).some((own) => words.some((word) => own.startsWith(word)));
  const total = field === 'area' ? filled.filter(says(totalWords)) : [];
  if (total.length === 1 && total[0]) return total[0];
  const titles = filled.map((column) => calledAmong(column, filled));
  const special = field.startsWith('price') && filled.some(says(specialWords)) ? ': one of them is special' : '';
  const answer = questions.ask({
    key: `column of ${field}`,
    field,
    message: `${titles.map((title) => `"${title}"`).join(' and ')} may both be the ${field}${special}`,
    candidates: titles,
    samples: filled.map(sampleOf),
    line,
  });
  return filled.find((_, at) => titles[at] === answer) ?? null;
}

/** The title; several columns of one title have the letters of their columns, as a spreadsheet shows them. */
const calledAmong = ({ at, heading: { title } }: Column, all: readonly Column[]): string =>
  all.filter(({ heading }) => heading.title === title).length > 1 ? `${title} (${lettersOf(at)})` : title;
const lettersOf = (at: number): string => (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** `Об'єкт` may be the project; that its flats are all of one must not be taken for granted. */
function askProjectColumn(rest: readonly Column[], { questions, line }: { questions: Questions; line: number }): Column | null {
  const [one] = rest.filter(({ heading: { title }, cells }) => perhapsProject.test(title) && cells.length > 0);
  if (!one) return null;
  const { title } = one.heading;
  const asked = { key: 'column of project', field: 'project', message: `is "${title}" the project?`, line };
  return questions.ask({ ...asked, candidates: [title, 'none'], samples: [sampleOf(one)] }) === 'none' ? null : one;
}
const perhapsProject = /^(?:назва |название |name of )?(?:об['’ʼ]?єкта?|объекта?|object|назва|название|name)$/iu;

const sampleOf = ({ cells }: Column): string => [...new Set(cells)].slice(0, 3).join(', ');

const isNumber = (from: number, to: number) => (cell: string) => {
  const number = Number(/^\d{1,9}(?:[.,]\d{1,4})?/.exec(cell.replace(/\s/g, ''))?.[0].replace(',', '.') ?? Number.NaN);
  return number >= from && number <= to;
};
/** The look of the cells of a field. A column without a known title that looks so is asked about, unless its cells name their unit. */
export const looks: Partial<Record<SheetField, (cell: string) => boolean>> = {
  number: (cell) => /^\p{L}{0,3}-?\d{1,4}\p{L}?$/u.test(cell),
  floor: (cell) => isNumber(1, 60)(cell) && !/[.,]/.test(cell),
  rooms: (cell) => isRoomsWord(cell) || /^[1-6]$/.test(cell),
  area: (cell) => isNumber(12, 400)(cell) && /[.,м]/.test(cell),
  price: isNumber(10_000, 90_000_000),
  status: (cell) => readSheetStatus(cell) !== null,
};
const saysItself: Partial<Record<SheetField, RegExp>> = { area: /м2|м²|кв/iu, price: /грн|\$|₴|usd/iu, rooms: /\p{L}/u, status: /\p{L}/u };

function missing(
  field: 'number' | 'floor' | 'rooms' | 'area' | 'price' | 'status',
  { rest, line, questions, hasMetre }: { rest: readonly Column[]; line: number; questions: Questions; hasMetre: boolean },
): Column | null {
  if (field === 'price' && hasMetre) return null;
  const fits = rest.filter(({ cells }) => share(cells, looks[field] ?? (() => false)) > 0.8);
  const sure = fits.filter(({ cells }) => share(cells, (cell) => saysItself[field]?.test(cell) ?? false) > 0.8);
  if (sure.length === 1 && sure[0]) return sure[0];
  if (fits.length === 0 || field === 'status') return null;
  const called = ({ at, heading }: Column) => heading.title || `column ${at + 1}`;
  const message = `no title names the ${field}: which column is it?`;
  const answer = questions.ask({
    key: `column of ${field}`,
    field,
    message,
    candidates: mayLack.includes(field) ? [...fits.map(called), 'none'] : fits.map(called),
    samples: fits.map(sampleOf),
    line,
  });
  return fits.find((column) => called(column) === answer) ?? null;
}

import { oneSpaced } from '../checks/feed-numbers.ts';
import { readCurrency, readRooms } from '../checks/feed-values.ts';
import { type Field, fieldOf } from '../feed-names.ts';
import { fault } from '../feed-record.ts';

/** The field of each column, null for a skipped one, and the currency that the title of the price names. */
export type Header = { fields: readonly (Field | null)[]; currency: string; passedOver: readonly string[] };

const required: readonly Field[] = ['project', 'number', 'floor', 'rooms', 'area', 'price'];
/** Of words with single spaces. */
const perMetre = /(?:\/|за) ?1? ?(?:кв|м|m|sq)|кв\.? ?м|[мm][2²]|sq\.? ?m/iu;

/** `Площа, м²`, `Вартість (USD)`, `Ціна грн`: the field and the text behind its name. */
function readTitle(title: string): { field: Field | null; unit: string } {
  const plain = oneSpaced(title);
  const whole = fieldOf(plain);
  if (whole) return { field: whole, unit: '' };
  const [, name = '', unit = ''] = /^([^,(:]+)[,(:](.*)$/u.exec(plain) ?? /^(.+) ([^ ]+)$/u.exec(plain) ?? [];
  const field = fieldOf(name) ?? null;
  // A price per square metre must not be read as the price of the flat.
  return field === 'price' && perMetre.test(unit) ? { field: null, unit } : { field, unit: unit.replace(/(?<![) ])[) ]+$/, '').trim() };
}

/** The header that a row is; null for a title above it. Throws `FeedFault` for one that lacks or doubles a column. */
export function readHeader(titles: readonly string[], line: number): Header | null {
  const read = titles.map(readTitle);
  const fields = read.map(({ field }) => field);
  if (fields.filter(Boolean).length < 3) return null;
  const missing = required.filter((name) => !fields.includes(name));
  if (missing.length > 0) {
    const metre = missing.includes('price')
      ? titles.find((title) => /^(?:ціна|вартість|price)/iu.test(title.trim()) && perMetre.test(oneSpaced(title)))
      : '';
    const hint = metre ? ` "${oneSpaced(metre)}" is per square metre; the price of the whole flat is read.` : '';
    throw fault('column-missing', `Line ${line} names the columns and lacks ${missing.join(', ')}.${hint}`, line, missing[0]);
  }
  const twice = fields.find((name, at) => name && fields.indexOf(name) !== at);
  if (twice) {
    const both = titles.filter((_, at) => fields[at] === twice).join('" and "');
    throw fault('column-twice', `Line ${line} names the column ${twice} twice, as "${both}": keep one.`, line, twice);
  }
  const currency = read.find(({ field }) => field === 'price')?.unit ?? '';
  const passedOver = titles.map(oneSpaced).filter((title, at) => title && !fields[at]);
  return { fields, currency: readCurrency(currency) ? currency : '', passedOver };
}

const totals = /^(?:всього|усього|разом|підсумок|сума|total|итого|всего)(?![\p{L}])/iu;

/** The line of sums at the foot of a spreadsheet. */
export function isTotals(record: readonly string[], values: ReadonlyMap<string, string>): boolean {
  const first = record.find((cell) => cell.trim() !== '')?.trim() ?? '';
  return totals.test(first) && !values.has('floor') && !readRooms(values.get('rooms') ?? '');
}

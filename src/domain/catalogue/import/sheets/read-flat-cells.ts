import { asThousands, splitMoney } from '../checks/feed-numbers.ts';
import { readCurrency } from '../checks/feed-values.ts';
import { asText, exactHundredths, plainThousands, roundedHundredths, wholeAmount } from './amounts.ts';
import type { Columns } from './choose-columns.ts';
import type { Context } from './context-of-titles.ts';
import type { Questions } from './questions.ts';
import {
  type CellReader,
  readAreaCell,
  readBalconyCell,
  readDeliveryCell,
  readFloorCell,
  readFloorsCell,
  readNumberCell,
  readRoomsCell,
  skipped,
  statusReader,
} from './read-cell.ts';
import { currencyIn } from './read-heading.ts';
import { isStatusPrice } from './status-words.ts';

type About = { columns: Columns; context: Context; questions: Questions; line: number; asksBlank?: boolean };

const fromContext = ['project', 'building', 'section', 'floor', 'rooms', 'delivery', 'status'] as const;
/** Prices of a square metre that a flat can have, in each currency. */
const metres: Record<string, [number, number]> = { UAH: [5_000, 1_000_000], USD: [120, 25_000] };

/** The values of a row in the words of a feed; `left_out` where an answer leaves the row out. */
export function readFlatCells(raw: ReadonlyMap<string, string>, about: About): Map<string, string> {
  const { columns, context, questions, line, asksBlank = false } = about;
  const values = new Map(raw);
  for (const field of fromContext) if (!values.has(field) && context[field]) values.set(field, context[field]);
  if (asksBlank && !values.has('status')) values.set('status', 'empty');
  if (!columns.has('floor') && !values.has('floor')) values.set('floorless', '1');
  values.delete('kind');
  values.delete('type');
  const price = values.get('price') ?? '';
  if (isStatusPrice(price)) {
    values.delete('price');
    if (!raw.has('status')) values.set('status', price);
  }
  const readers: [string, CellReader][] = [
    ['number', readNumberCell],
    ['rooms', readRoomsCell],
    ['floor', readFloorCell],
    ['floors', readFloorsCell],
    ['area', readAreaCell],
    ['balcony_area', readBalconyCell],
    ['status', statusReader(columns.get('status')?.heading.title ?? '')],
    ['delivery', readDeliveryCell],
  ];
  for (const [field, read] of readers) {
    const text = values.get(field);
    if (text === undefined) continue;
    const made = read({ text, line }, questions);
    if (made === skipped) return values.set('left_out', '1');
    values.set(field, made);
  }
  return readPrice(values, about) === skipped ? values.set('left_out', '1') : values;
}

function readPrice(values: Map<string, string>, about: About): typeof skipped | null {
  const { columns, context, questions, line } = about;
  const isMetre = !values.get('price') && columns.has('price_metre');
  const heading = columns.get(isMetre ? 'price_metre' : 'price')?.heading;
  const given = values.get(isMetre ? 'price_metre' : 'price') ?? '';
  const metre = isMetre ? '' : (values.get('price_metre') ?? '');
  values.delete('price_metre');
  if (given === '') return null;
  const from = /^(?:від|от|from) (.+)$/iu.exec(given)?.[1];
  if (from && /\d/.test(from)) {
    const message = `is "${given}" the price itself?`;
    const answer = questions.ask({ key: 'price: from', field: 'price', message, candidates: ['exact', 'skip'], samples: [given], line });
    if (answer === 'skip') return skipped;
    if (answer === null) return null;
  }
  let price = wholeAmount(from ?? given, heading?.scale ?? 1);
  const said = values.get('currency') || readCurrency(splitMoney(price).currency) || heading?.currency || context.currency || '';
  const currency = said || (/\d/.test(price) ? askCurrency(price, about) : '');
  if (currency && !values.has('currency') && splitMoney(price).currency === '') values.set('currency', currency);
  const area = roundedHundredths(values.get('area') ?? '');
  const [least, most] = metres[readCurrency(currency) ?? ''] ?? [0, 0];
  if (isMetre) price = area === null ? price : (timesArea(price, area) ?? price);
  else if (area) {
    const fits = (whole: number) => !least || (whole * 100 >= least * area && whole * 100 <= most * area);
    price = plainThousands(price, fits) ?? roundedPrice(price, fits);
  }
  values.set('price', price);
  if (isMetre || !area) return null;
  return askTotal(values, { price, area, currency, about }) ?? (metre ? askBoth(values, { price, metre, area, currency, about }) : null);
}

/** More than two decimals are left of a calculation. Three after a comma may be thousands, where the flat can cost so much. */
function roundedPrice(price: string, fits: (whole: number) => boolean): string {
  const { amount, currency } = splitMoney(price);
  const large = asThousands(amount);
  if ((large !== null && fits(large)) || !/[.,]\d{3,}$/.test(amount)) return price;
  const rounded = roundedHundredths(amount);
  return rounded === null ? price : `${asText(rounded)}${currency ? ` ${currency}` : ''}`;
}

function timesArea(metre: string, area: number): string | null {
  const { amount, currency } = splitMoney(metre);
  const each = exactHundredths(amount);
  if (each === null) return null;
  const unit = (currency.split(/\/|(?<!\p{L})(?:за|per)(?!\p{L})/iu)[0] ?? '').trim();
  return `${asText(Math.round((each * area) / 100))}${unit ? ` ${unit}` : ''}`;
}

const askCurrency = (price: string, { questions, line }: About): string =>
  currencyIn(price) ||
  (questions.ask({
    key: 'currency',
    field: 'currency',
    message: 'no title and no price names the currency',
    line,
    candidates: ['UAH', 'USD'],
  }) ??
    '');

/** A price that is too low for the flat and right for one of its square metres, under a title that does not say which. */
function askTotal(
  values: Map<string, string>,
  { price, area, currency, about }: { price: string; area: number; currency: string; about: About },
): typeof skipped | null {
  const whole = roundedHundredths(splitMoney(price).amount);
  const [least, most] = metres[readCurrency(currency) ?? ''] ?? [0, 0];
  if (whole === null || !least || whole >= least * area || whole < least * 100 || whole > most * 100) return null;
  const message = `${price} is too low for a flat of ${asText(area)} m²: is it the price of one square metre?`;
  const asked = { key: 'price: of', field: 'price', message, samples: [price, asText(area)], line: about.line };
  const answer = about.questions.ask({ ...asked, candidates: ['square metre', 'flat'] });
  if (answer === 'square metre') values.set('price', timesArea(price, area) ?? price);
  return null;
}

/** More is no rounding; and of half or twice the price, the one of both is of another kind. */
const mostApart = 0.02;

/** The prices of the flat and of its square metre that contradict each other. */
function askBoth(
  values: Map<string, string>,
  { price, metre, area, currency, about }: { price: string; metre: string; area: number; currency: string; about: About },
): typeof skipped | null {
  const heading = about.columns.get('price_metre')?.heading;
  const each = wholeAmount(metre, heading?.scale ?? 1);
  const own = readCurrency(splitMoney(each).currency) || heading?.currency;
  const made = timesArea(each, area);
  const [whole, product] = [price, made ?? ''].map((text) => roundedHundredths(splitMoney(text).amount));
  if (made === null || !whole || !product || (own && readCurrency(own) !== readCurrency(currency))) return null;
  const ratio = whole / product;
  if (Math.abs(ratio - 1) <= mostApart || ratio < 0.5 || ratio > 2) return null;
  const message = `${metre} × ${asText(area)} m² is ${made}, and the price of the flat is ${price}: which one counts?`;
  const asked = { key: 'price: both', field: 'price', message, samples: [price, metre, asText(area)], line: about.line };
  const answer = about.questions.ask({ ...asked, candidates: ['flat', 'square metre', 'skip'] });
  if (answer === 'square metre') values.set('price', made);
  return answer === 'skip' ? skipped : null;
}

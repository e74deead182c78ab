import type { Currency } from '../../../../base/money.ts';
import { slugify } from '../../../../base/transliterate.ts';
import { byColumn } from '../../flat-fields.ts';
import type { FeedRecord, Problem, Values } from '../feed-record.ts';
import type { StagedFlat } from '../staging/staged-rows.ts';
import { splitFloor, splitMoney } from './feed-numbers.ts';
import { readCurrency, readRoomLabel, readRooms, readStatus } from './feed-values.ts';
import { RecordFields } from './record-fields.ts';

/** Plausible limits, in the units of the feed. */
export const limits = {
  area: { from: 8, to: 1000 },
  room: { from: 0.3, to: 500 },
  price: { from: 0.01, to: 10_000_000_000 },
  floor: { from: 1, to: 200 },
  rooms: { from: 1, to: 12 },
};

const longestNumber = 40;

/** Plausible prices per square metre; a price outside is in another currency, in thousands, or for one square metre. */
const perMetre: Record<Currency, { from: number; to: number }> = {
  UAH: { from: 5_000, to: 1_000_000 },
  USD: { from: 120, to: 25_000 },
};

/** A flat as it is staged, or, when it has a problem, `bad` with the values that the other checks need to name the rest. */
export function checkFlat(given: FeedRecord): { flat: StagedFlat; problems: Problem[] } {
  const record = { ...given, values: withPartsSplit(given.values) };
  const fields = new RecordFields(record);
  const heading = record.values.get('heading');
  if (heading) {
    fields.wrong('', 'heading', `the line says only "${heading}": a heading between flats is not read, give the value a column`);
    return { flat: { ...nothingKnown, line: record.line }, problems: fields.problems };
  }
  const failed = record.values.get('failed');
  if (failed) {
    const value = given.values.get(failed) ?? '';
    fields.wrong(failed, 'unknown', `is "${value}", which says nothing of the flat`, { value });
    return { flat: { ...nothingKnown, line: record.line }, problems: fields.problems };
  }
  if (record.values.has('left_out')) return { flat: leftOut(record), problems: [] };
  const cells = record.values.get('cells');
  if (cells) fields.wrong('', 'columns', `the line has ${cells} columns`);
  const id = fields.need('id');
  if (record.parent === 0) fields.wrong('section', 'required', 'is missing: the flat stands in no section of a project');
  const number = fields.need('number');
  if (number && number.length > longestNumber) fields.tooLong('number', longestNumber);
  const roomsNumber = fields.need('rooms') && fields.word('rooms', readRooms, 'a number of rooms');
  if (typeof roomsNumber === 'number' && (roomsNumber < limits.rooms.from || roomsNumber > limits.rooms.to))
    fields.wrong('rooms', 'out-of-range', `is ${roomsNumber}: it must be from 1 to 12; a studio is 1`, {
      value: roomsNumber,
      ...limits.rooms,
    });
  const floor = !record.values.has('floorless') && fields.need('floor') && fields.whole('floor', limits.floor);
  const floors = record.values.get('floors') ? fields.whole('floors', limits.floor) : null;
  if (typeof floor === 'number' && floors !== null && floor > floors) fields.wrong('floor', 'above-house', aboveTopFloor(floor, floors));
  if (/м2|м²|кв(?!арт)|\/|за (?!кварт)|\bм\b|m2|m²|sq|met/i.test(record.values.get('price_unit') ?? ''))
    fields.wrong('price', 'per-metre', 'is per square metre; the price of the whole flat is read');
  const rooms = checkRooms(record, fields);
  const isUnsaid = record.values.has('statusless');
  const status = isUnsaid ? null : (fields.word('status', readStatus, 'available, reserved, sold or not for sale') ?? 'available');
  // Many systems hide the price of flats that cannot be bought; a known flat retains its last one.
  const isPriceHidden = (status === 'sold' || status === 'withheld') && /^[0,.\s–—-]*$/.test(record.values.get('price') ?? '');
  const area = fields.need('area') && fields.hundredths('area', limits.area, 'm²');
  const price = isPriceHidden ? null : fields.need('price') && fields.hundredths('price', limits.price, '');
  const currency = isPriceHidden ? null : fields.need('currency') && fields.word('currency', readCurrency, 'UAH or USD');
  if (typeof area === 'number' && typeof price === 'number' && currency) checkPerMetre(fields, { area, price, currency });
  const flat = {
    line: record.line,
    section_key: record.parent,
    externalId: id,
    named: record.values.has('named'),
    unplaced: record.values.has('unplaced'),
    number,
    number_slug: slugify(number ?? ''),
    floor: floor || null,
    rooms_number: roomsNumber || null,
    area_hundredths: area,
    price_minor: price,
    price_currency: currency,
    status,
    layout_ref: fields.text('layout'),
    ...byColumn(({ kind, field }) => kind.read(fields, field)),
    rooms,
    benefits: benefitsOf(record),
    bad: false,
    left_out: false,
  } as StagedFlat;
  if (fields.problems.length === 0) return { flat, problems: [] };
  const isAbove = fields.problems.some(({ code }) => code === 'above-house');
  const { line, section_key, layout_ref, benefits, named, unplaced } = flat;
  return {
    flat: {
      line,
      section_key,
      externalId: id,
      named,
      unplaced,
      number,
      floor: isAbove ? null : floor || null,
      layout_ref,
      benefits,
      bad: true,
      left_out: false,
    },
    problems: fields.problems,
  };
}

function checkPerMetre(fields: RecordFields, { area, price, currency }: { area: number; price: number; currency: Currency }): void {
  const { from, to } = perMetre[currency];
  if (price >= from * area && price <= to * area) return;
  const each = Math.round(price / area);
  fields.wrong('price', 'out-of-range', `makes ${each} ${currency} a square metre: it must be from ${from} to ${to}`, {
    each,
    currency,
    from,
    to,
  });
}

const nothingKnown = {
  section_key: 0,
  externalId: null,
  named: false,
  unplaced: false,
  number: null,
  floor: null,
  layout_ref: null,
  benefits: [],
  bad: true as const,
  left_out: false,
};

/** Says nothing of its flat, which stays as it is. */
const leftOut = ({ line, parent, values }: FeedRecord): StagedFlat => ({
  ...nothingKnown,
  line,
  section_key: parent,
  externalId: values.get('id') || null,
  named: values.has('named'),
  unplaced: values.has('unplaced'),
  number: values.get('number') || null,
  left_out: true,
});

/** Spreadsheets write `7/22` for a floor and `98 500 $` for a price. */
function withPartsSplit(given: Values): Values {
  const values = new Map(given);
  const { floor, floors } = splitFloor(given.get('floor') ?? '');
  values.set('floor', floor);
  if (floors && !given.get('floors')) values.set('floors', floors);
  const { amount, currency: words } = splitMoney(given.get('price') ?? '');
  const currency = words.replace(/ ?за квартиру$/iu, '');
  if (/[/]|(?<!\p{L})за(?!\p{L})|м2|м²/u.test(currency)) return values.set('price_unit', currency);
  const said = given.get('currency') ?? currency;
  // Two currencies that contradict each other stay together in the price, which is then refused as a whole.
  return currency && readCurrency(currency) === readCurrency(said) ? values.set('price', amount).set('currency', said) : values;
}

export const aboveTopFloor = (floor: number, floors: number): string => `is ${floor}, but the building has ${floors}`;

/** Sorted by code unit, as the comparison with the catalogue is. */
const benefitsOf = ({ parts }: FeedRecord): string[] =>
  [...new Set(parts.filter(({ name }) => name === 'benefit').flatMap(({ values, text }) => values.get('id') || text || []))].toSorted();

function checkRooms({ parts }: FeedRecord, flat: RecordFields) {
  return parts
    .filter(({ name }) => name === 'room')
    .map((part, at) => {
      const fields = new RecordFields(part, 'room ', at + 1);
      const room = {
        room_id: fields.text('id') ?? `r${at + 1}`,
        label: fields.need('label') && fields.word('label', readRoomLabel, 'a room that is known'),
        area_hundredths: fields.need('area') && fields.hundredths('area', limits.room, 'm²'),
      };
      flat.problems.push(...fields.problems);
      return room;
    });
}

import { byField } from '../flat-fields.ts';

/**
 * Other names of a flat's values in portals, CRMs and spreadsheets: for columns of a table and elements alike, in lower
 * case, `_` and `-` as spaces. `docs/inventory-feed.md` lists them all.
 */
export const fieldNames = {
  id: ['id', 'зовнішній id', 'код', 'код квартири', 'external id', 'salesforce id', 'flat id', 'unit id', 'internal id', 'guid'],
  project: ['project', 'жк', 'проєкт', 'проект', 'житловий комплекс', 'назва жк', 'complex', 'building name'],
  building: ['building', 'будинок', '№ будинку', 'корпус', 'house'],
  section: ['section', 'секція', "під'їзд", 'підʼїзд', 'building section', 'entrance'],
  floors: ['floors', 'поверховість', 'кількість поверхів', 'поверхів', 'floors total', 'floors count', 'storeys', 'total floors'],
  delivery: ['delivery', 'здача', 'термін здачі', 'дата здачі', 'введення в експлуатацію', 'completion', 'ready'],
  number: [
    'number',
    'номер',
    '№',
    'номер квартири',
    '№ квартири',
    '№ кв',
    '№ кв.',
    'квартира',
    'flat number',
    'apartment number',
    'unit',
    'flat no',
  ],
  floor: ['floor', 'поверх'],
  rooms: ['rooms', 'кімнат', 'кімнати', 'кількість кімнат', 'к-сть кімнат', 'кількість кімн', 'rooms count', 'room count'],
  area: ['area', 'площа', 'загальна площа', 'заг. площа', 'площа загальна', 'total area', 'area total', 'square'],
  price: ['price', 'ціна', 'вартість', 'загальна вартість', 'вартість квартири', 'ціна квартири', 'price total', 'total price', 'cost'],
  currency: ['currency', 'валюта'],
  status: ['status', 'статус', 'стан продажу', 'статус продажу', 'стан', 'наявність', 'state', 'availability'],
  layout: ['layout', 'планування', 'тип планування', 'тип', 'layout type', 'plan type'],
  ...byField(({ feedNames }) => feedNames),
  district: ['district', 'район'],
  address: ['address', 'адреса'],
} as const;

export type Field = keyof typeof fieldNames;

const fields: ReadonlyMap<string, Field> = new Map(
  Object.entries(fieldNames).flatMap(([field, names]) => names.map((name) => [name, field as Field] as const)),
);

export const fieldOf = (name: string): Field | undefined =>
  fields.get(
    name
      .toLowerCase()
      .replace(/[\s_\u00a0]+/g, ' ')
      .trim(),
  );

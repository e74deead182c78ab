import { flag, hundredths, type Kind, whole, word } from './flat-field-kinds.ts';
import { readRepair } from './import/checks/feed-values.ts';

/** The forms of a feed. `realty` is the one of portals, which `realty-feed.ts` translates value by value. */
export type FormName = 'nested' | 'realty' | 'csv' | 'records';

type FlatField = {
  /** The name in the domain. */
  name: string;
  /** Of the table `apartment`. */
  column: string;
  /** The name in feeds, in lower case, `_` and `-` as spaces; the key of the field is one of them or is written with `_`. `docs/inventory-feed.md` lists them. */
  feedNames: readonly string[];
  kind: Kind<unknown>;
  /** Formats that have this field. With any other the catalogue's value stays. */
  providedBy: readonly FormName[];
};

/**
 * The values of a flat that have a column each and that no rule of the import ties to others. Readers, staging, comparison, writing, the
 * inventory export, the snapshot and `Flat` follow from here. A new one is an entry here, a migration that adds its column and a line of
 * `docs/inventory-feed.md`; then the wire and the pages that show it.
 */
export const flatFields = {
  brokerage: {
    name: 'brokerage',
    column: 'brokerage',
    kind: flag,
    feedNames: ['brokerage', 'перепродаж', 'переуступка', 'resale'],
    providedBy: ['nested', 'realty', 'csv', 'records'],
  },
  ceiling: {
    name: 'ceilingCm',
    column: 'ceiling_cm',
    kind: hundredths({ from: 1.8, to: 15 }, 'm'),
    feedNames: ['ceiling', 'висота стель', 'висота стелі', 'ceiling height'],
    providedBy: ['nested', 'realty', 'csv', 'records'],
  },
  repair: {
    name: 'repair',
    column: 'repair',
    kind: word(readRepair, 'shell, white_box or renovated'),
    feedNames: ['repair', 'ремонт', 'оздоблення', 'renovation'],
    providedBy: ['nested', 'realty', 'csv', 'records'],
  },
  /** The place on the floor, counted from 1. */
  position: {
    name: 'position',
    column: 'position',
    kind: whole({ from: 1, to: 200 }, 1),
    feedNames: ['position', 'позиція', '№ на поверсі', 'номер на поверсі'],
    providedBy: ['nested', 'csv', 'records'],
  },
  /** Of all balconies and loggias together; 0 where a flat has none. */
  balcony_area: {
    name: 'balconyAreaHundredths',
    column: 'balcony_area_hundredths',
    kind: hundredths({ from: 0, to: 200 }, 'm²'),
    feedNames: ['balcony area', 'площа балкона', 'площа балконів', 'площа лоджії', 'площа балкона/лоджії'],
    providedBy: ['nested', 'csv', 'records'],
  },
} as const satisfies Record<string, FlatField>;

type Fields = typeof flatFields;
export type OwnField = keyof Fields;
type ValueOf<Field extends OwnField> = Fields[Field]['kind'] extends Kind<infer Value> ? Value : never;
/** By the names of the domain. */
export type OwnValues = { [Field in OwnField as Fields[Field]['name']]: ValueOf<Field> };
/** By the names of the columns. */
export type OwnColumns = { [Field in OwnField as Fields[Field]['column']]: ValueOf<Field> };

type Listed = FlatField & { field: OwnField; name: keyof OwnValues; column: keyof OwnColumns };
export const ownFields = Object.entries(flatFields).map(([field, about]) => ({ field, ...about }) as Listed);

export const providedBy = (form: FormName): OwnField[] =>
  ownFields.filter((one) => one.providedBy.includes(form)).map(({ field }) => field);

type ValueFor<Value> = (field: Listed) => Value;
const keyedBy = <Key extends 'field' | 'name' | 'column', Value>(key: Key, value: ValueFor<Value>) =>
  Object.fromEntries(ownFields.map((field) => [field[key], value(field)])) as Record<Listed[Key], Value>;
/** An object with one value for each field: by its key here, by its name and by its column. */
export const byField = <Value>(value: ValueFor<Value>): Record<OwnField, Value> => keyedBy('field', value);
export const byName = <Value>(value: ValueFor<Value>): Record<keyof OwnValues, Value> => keyedBy('name', value);
export const byColumn = <Value>(value: ValueFor<Value>): Record<keyof OwnColumns, Value> => keyedBy('column', value);

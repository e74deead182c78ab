import * as z from 'zod/mini';
import { currencies } from '../../../base/money.ts';
import { instant, releaseLimits, releaseNumber, releaseQuerySchema, version } from '../releases/releases.ts';
import { priceRuleSchema } from './price-rule.ts';

export const priceLimits = { mostFlats: 10_000, mostShown: 500 } as const;

const integers = z.array(z.int());
/**
 * Every listed flat, a column for each fact. Flats of a section are the rows from `from` to `to`; `layout` points into `layouts`, or is -1.
 * `positions` are places on the floor, counted from 1. Areas are in hundredths of a square metre, prices in minor units.
 */
export const inventorySchema = z.object({
  projects: z.array(z.string()),
  sections: z.array(z.object({ project: z.int(), name: z.string(), from: z.int(), to: z.int() })),
  layouts: z.array(z.string()),
  ids: integers,
  numbers: z.array(z.string()),
  floors: integers,
  positions: integers,
  rooms: integers,
  areas: integers,
  prices: integers,
  currencies: z.array(z.enum(currencies)),
  statuses: z.array(z.enum(['available', 'held', 'reserved', 'sold'])),
  layout: integers,
});
export type Inventory = z.infer<typeof inventorySchema>;

const apartments = z
  .array(z.int().check(z.gte(1), z.lte(2_147_483_647)))
  .check(z.minLength(1, 'required'), z.maxLength(priceLimits.mostFlats, 'too-many'));
/**
 * `publish` puts the prices into force at once; otherwise the release is to be looked at and scheduled. At `until` the flats get the prices of
 * their source back, or those from before.
 */
export const changePricesSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(releaseLimits.nameLongest, 'too-long')),
  ...{ apartments, rule: priceRuleSchema, until: z.optional(instant), publish: z.boolean() },
});
export const planPricesSchema = z.strictObject({
  number: releaseNumber,
  version,
  apartments,
  rule: priceRuleSchema,
  until: z.optional(instant),
});
export const dropPricesSchema = z.strictObject({ number: releaseNumber, version, apartments });

/** How many flats get another price, keep theirs, or would have none by the rule. */
export const plannedSchema = z.object({ number: z.int(), planned: z.int(), same: z.int(), unfit: z.int() });

export const releasePricesQuerySchema = releaseQuerySchema;
const sum = z.nullable(z.int());
/**
 * The prices of a release, the first of `total`. `passed-over`: the flat had another price by then; `undone`: it was put back.
 * `projects` says what visitors see: the lowest price of a project in hryvnias and its place by price, now and with the release.
 */
export const releasePricesSchema = z.object({
  total: z.int(),
  prices: z.array(
    z.object({
      ...{ id: z.int(), number: z.string(), slug: z.nullable(z.string()), place: z.string() },
      ...{ before: z.int(), after: z.int(), currency: z.enum(currencies) },
      until: z.nullable(z.string()),
      outcome: z.enum(['planned', 'applied', 'passed-over', 'undone']),
    }),
  ),
  projects: z.array(z.object({ name: z.string(), flats: z.int(), lowestBefore: sum, lowestAfter: sum })),
  /** Sums over all flats of the release, by currency. */
  sums: z.array(z.object({ currency: z.enum(currencies), before: z.int(), after: z.int() })),
  /** How many of the flats on the first page of the list were not there before. */
  firstPage: z.int(),
  /** How many subscribers to flats would be notified. */
  subscribers: z.int(),
});
export type ReleasePrices = z.infer<typeof releasePricesSchema>;

const price = z.object({ minor: z.int(), currency: z.enum(currencies) });
/** Prices that are ours although their source says others, the first of `total`; those come first that wait for a decision. */
export const priceOverridesSchema = z.object({
  total: z.int(),
  waiting: z.int(),
  overrides: z.array(
    z.object({
      ...{ id: z.int(), number: z.string(), place: z.string(), slug: z.nullable(z.string()) },
      ours: price,
      /** What the source said when ours was set, or was decided to stay. */
      theirs: price,
      /** What it says since. */
      waits: z.nullable(price),
      release: z.nullable(z.object({ number: z.int(), name: z.string() })),
      madeAt: z.string(),
      until: z.nullable(z.string()),
    }),
  ),
});
export type PriceOverrides = z.infer<typeof priceOverridesSchema>;

/** Whether our prices stay, or the flats get those of their source. */
export const decideOverridesSchema = z.strictObject({ apartments, keep: z.boolean() });
export const decidedOverridesSchema = z.object({ changed: z.int() });

export const ownedFields = ['price', 'status', 'facts', 'project'] as const;
/** What the office decides in each project; feeds and the CRM decide the rest. */
export const officeFieldsSchema = z.object({
  projects: z.array(z.object({ id: z.string(), name: z.string(), office: z.array(z.enum(ownedFields)) })),
});
export const saveOfficeFieldsSchema = z.strictObject({
  project: z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'too-long')),
  office: z.array(z.enum(ownedFields)).check(z.maxLength(ownedFields.length, 'too-many')),
});

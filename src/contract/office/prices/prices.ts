import * as z from 'zod/mini';
import { currencies } from '../../../base/money.ts';
import { standingQuotesSchema } from '../quotes.ts';
import { instant, releaseLimits, releaseNumber, releaseQuerySchema, version } from '../releases/releases.ts';
import { confirmedFarSchema } from './far-prices.ts';
import { priceRuleSchema } from './price-rule.ts';

export const priceLimits = { mostFlats: 10_000, mostShown: 500 } as const;

/** The statuses that a release can give to a flat: for sale, or not for sale. */
export const plannableStatuses = ['available', 'reserved'] as const;
export type PlannableStatus = (typeof plannableStatuses)[number];

const integers = z.array(z.int());
/**
 * Every listed flat, a column for each fact. Flats of a section are the rows from `from` to `to`; `layout` points into `layouts`, or is -1.
 * `positions` are places on the floor, counted from 1. Areas are in hundredths of a square metre, prices in minor units. `resale` has the rows of
 * flats that an investor resells.
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
  resale: integers,
});
export type Inventory = z.infer<typeof inventorySchema>;

const apartments = z
  .array(z.int().check(z.gte(1), z.lte(2_147_483_647)))
  .check(z.minLength(1, 'required'), z.maxLength(priceLimits.mostFlats, 'too-many'));
/**
 * `publish` puts the prices into force at once; otherwise the release is to be looked at and scheduled. At `until` the flats get the prices of
 * their source back, or those from before. `confirmed` names the prices that move by more than a quarter.
 */
export const changePricesSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(releaseLimits.nameLongest, 'too-long')),
  apartments,
  rule: priceRuleSchema,
  until: z.optional(instant),
  confirmed: z.optional(confirmedFarSchema),
  publish: z.boolean(),
});
/** A rule that is only looked at. */
export const tryPricesSchema = z.strictObject({ apartments, rule: priceRuleSchema });
export const planPricesSchema = z.strictObject({
  number: releaseNumber,
  version,
  apartments,
  rule: priceRuleSchema,
  until: z.optional(instant),
  confirmed: z.optional(confirmedFarSchema),
});
export const changeStatusesSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(releaseLimits.nameLongest, 'too-long')),
  apartments,
  status: z.enum(plannableStatuses),
});
export const planStatusesSchema = z.strictObject({ number: releaseNumber, version, apartments, status: z.enum(plannableStatuses) });
export const dropPricesSchema = z.strictObject({ number: releaseNumber, version, apartments });

/** How many flats get another price or status, keep theirs, or can have none: by the rule, or because they are sold or not listed. */
export const plannedSchema = z.object({ number: z.int(), planned: z.int(), same: z.int(), unfit: z.int() });

export const releasePricesQuerySchema = releaseQuerySchema;
const sum = z.nullable(z.int());
const flat = { id: z.int(), number: z.string(), slug: z.nullable(z.string()), place: z.string() };
const outcome = z.enum(['planned', 'applied', 'passed-over', 'undone']);
/**
 * The prices of a release, the first of `total`, and the statuses, the first of those that `statusCounts` counts. `passed-over`: the flat had
 * another price or status by then, or a deal held it; `undone`: it was put back. `projects` says what visitors see: how many flats of a project
 * are for sale and the lowest price in hryvnias, now and with the release.
 */
export const releasePricesSchema = z.object({
  total: z.int(),
  prices: z.array(
    z.object({
      ...flat,
      before: z.int(),
      after: z.int(),
      currency: z.enum(currencies),
      until: z.nullable(z.string()),
      outcome,
    }),
  ),
  /** How many flats come for sale, and how many leave. */
  statusCounts: z.object({ available: z.int(), reserved: z.int() }),
  /** `waits`: a deal or a waitlist holds it now, or it is so already, so that it would be passed over at this moment. */
  statuses: z.array(z.object({ ...flat, status: z.enum(plannableStatuses), waits: z.boolean(), outcome })),
  projects: z.array(
    z.object({
      name: z.string(),
      flats: z.int(),
      lowestBefore: sum,
      lowestAfter: sum,
      forSaleBefore: z.int(),
      forSaleAfter: z.int(),
    }),
  ),
  /** Sums over all flats of the release, by currency. */
  sums: z.array(z.object({ currency: z.enum(currencies), before: z.int(), after: z.int() })),
  /** How many of the flats on the first page of the list were not there before. */
  firstPage: z.int(),
  /** How many subscribers to flats would be notified. */
  subscribers: z.int(),
  /** The quotes that the prices mean something for; null once they are in force. */
  quotes: z.nullable(standingQuotesSchema),
});
export type ReleasePrices = z.infer<typeof releasePricesSchema>;

const releaseName = z.object({ number: z.int(), name: z.string() });
const price = z.object({ minor: z.int(), currency: z.enum(currencies) });
/** Prices that are ours although their source says others, the first of `total`; those come first that wait for a decision. */
export const priceOverridesSchema = z.object({
  total: z.int(),
  waiting: z.int(),
  overrides: z.array(
    z.object({
      ...flat,
      ours: price,
      /** The price of the source when ours was set, or was decided to stay. */
      theirs: price,
      /** The price that the source has had since. */
      waits: z.nullable(price),
      release: z.nullable(releaseName),
      madeAt: z.string(),
      until: z.nullable(z.string()),
    }),
  ),
  /** Statuses that are ours although their source says the other one, the first of `standingTotal`. */
  standingTotal: z.int(),
  standing: z.array(z.object({ ...flat, status: z.enum(plannableStatuses), release: releaseName, since: z.string() })),
});
export type PriceOverrides = z.infer<typeof priceOverridesSchema>;

/** Whether our prices stay, or the flats get those of their source. */
export const decideOverridesSchema = z.strictObject({ apartments, keep: z.boolean() });
export const decidedOverridesSchema = z.object({ changed: z.int() });

export const ownedFields = ['price', 'status', 'facts', 'project'] as const;
/** The fields that the office decides in each project; feeds and the CRM decide the rest. */
export const officeFieldsSchema = z.object({
  projects: z.array(z.object({ id: z.string(), name: z.string(), office: z.array(z.enum(ownedFields)) })),
});
export const saveOfficeFieldsSchema = z.strictObject({
  project: z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'too-long')),
  office: z.array(z.enum(ownedFields)).check(z.maxLength(ownedFields.length, 'too-many')),
});

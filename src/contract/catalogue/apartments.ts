import * as z from 'zod/mini';
import { pictureSchema, planSchema } from '../pictures.ts';
import type { InProductWords } from '../product-words.ts';
import { nameShapes } from '../shape-names.ts';
import { filterNames } from './apartment-filter.ts';
import { monthlySchema, payableOfferSchema } from './flat-offers.ts';

export const statuses = ['available', 'held', 'reserved', 'sold'] as const;
export type ApartmentStatus = (typeof statuses)[number];
export const roomLabels = [
  'bathroom',
  'bedroom',
  'entrance_hall',
  'corridor',
  'kitchen',
  'studio_with_kitchen',
  'terrace',
  'wardrobe',
  'loggia',
  'balcony',
  'cabinet',
  'laundry',
  'living_room',
] as const;
export type RoomLabel = (typeof roomLabels)[number];
export const repairs = ['shell', 'white_box', 'renovated'] as const;
export const houseTypes = ['monolith_brick', 'monolith_frame', 'brick', 'panel'] as const;

export const perPage = { initial: 12, most: 48 } as const;

const id = z.string();
const nullableInt = z.nullable(z.int());

/** Bounds of the flats for sale; null when there are none. Costs in whole units, areas in m², all inclusive. */
export const boundsSchema = z.object({
  costFrom: nullableInt,
  costTo: nullableInt,
  costFromUSD: nullableInt,
  costToUSD: nullableInt,
  /** Of the monthly payments of flats that have one. */
  monthlyFrom: nullableInt,
  monthlyTo: nullableInt,
  monthlyFromUSD: nullableInt,
  monthlyToUSD: nullableInt,
  areaFrom: z.nullable(z.number()),
  areaTo: z.nullable(z.number()),
  floorFrom: nullableInt,
  floorTo: nullableInt,
});
export type WireBounds = z.infer<typeof boundsSchema>;
export type Bounds = InProductWords<WireBounds>;

const count = z.record(z.string(), z.int());
/** For every option of a filter, how many flats it would give under all *other* filters. */
const facetsSchema = z.object({
  [filterNames.districts]: count,
  [filterNames.projects]: count,
  [filterNames.sections]: count,
  [filterNames.stations]: count,
  [filterNames.rooms]: count,
  [filterNames.quarters]: count,
  [filterNames.benefits]: count,
  /** For each requested value of `costSteps`, how many flats cost at most so much; only on request. */
  costTo: z.optional(count),
  /** For each requested value of `monthlySteps`, how many flats are paid for by at most so much a month; only on request. */
  monthlyTo: z.optional(count),
});
export type WireFacets = z.infer<typeof facetsSchema>;
export type Facets = InProductWords<WireFacets>;

/** Minutes on foot from the door of a flat's section. */
const walkSchema = z.object({ name: z.string(), minutes: z.int() });
/** The nearest metro station and school, and in how many minutes everyone is in the building's own shelter; null where unknown. */
const walksSchema = z.object({
  metro: z.nullable(walkSchema),
  school: z.nullable(walkSchema),
  shelter: z.nullable(z.object({ minutes: z.int() })),
});
/** Direct sun in at least one room on 21 March, by the Kyiv clock, among the buildings that stand now. */
const daySunSchema = z.object({
  minutes: z.int(),
  sunrise: z.string(),
  sunset: z.string(),
  spans: z.array(z.object({ from: z.string(), to: z.string() })),
});
/** The view from the largest room: how many hundredths of it are open, and the nearest building in the rest. */
const viewSchema = z.object({
  azimuth: z.int(),
  open: z.int(),
  nearest: z.nullable(z.object({ name: z.string(), metres: z.int() })),
});
/** The found flats with the same plan in the same project, this one among them. */
const samePlanSchema = z.object({ total: z.int(), floor_from: z.int(), floor_to: z.int() });

export const apartmentItemSchema = z.object({
  id: z.int(),
  slug: z.string(),
  number: z.string(),
  rooms_number: z.int(),
  area: z.number(),
  floor: z.int(),
  floors_total: z.int(),
  /** The price of booking now, under the offer that everyone gets. */
  cost: z.int(),
  cost_m2: z.int(),
  cost_usd: z.int(),
  cost_m2_usd: z.int(),
  /** Without that offer; only where it lowers the price. */
  list_cost: z.optional(z.int()),
  list_cost_usd: z.optional(z.int()),
  /** By `cost`: an offer in `offers` has its own. */
  monthly: monthlySchema,
  status: z.enum(statuses),
  project: z.object({ salesforce_id: id, slug: z.string(), name: z.string(), prime: z.boolean() }),
  section: z.object({ salesforce_id: id, name: z.string() }),
  submission_date: z.string(),
  /** Whether the building is finished: the quarter is then the past handover, not a promise. */
  handed_over: z.boolean(),
  benefits: z.array(id),
  brokerage: z.boolean(),
  plan: z.nullable(planSchema),
  photos: z.array(pictureSchema),
  /** Null where the building is not drawn. */
  sun: z.nullable(daySunSchema),
  view: z.nullable(viewSchema),
  walks: walksSchema,
  /** Only in a list by plan. */
  same_plan: z.optional(samePlanSchema),
});
export type WireApartmentItem = z.infer<typeof apartmentItemSchema>;
export type ApartmentItem = InProductWords<WireApartmentItem>;

const apartmentSchema = z.extend(apartmentItemSchema, {
  ceiling_height: z.nullable(z.number()),
  /** Balconies and loggias together, in m², by their full measure; null where it is unknown. */
  balcony_area: z.nullable(z.number()),
  repair: z.nullable(z.enum(repairs)),
  house_type: z.nullable(z.enum(houseTypes)),
  layout: z.nullable(z.string()),
  district: z.string(),
  address: z.string(),
  rooms: z.array(z.object({ id: z.string(), label: z.enum(roomLabels), area: z.number() })),
  lookalikes: z.array(apartmentItemSchema),
  benefit_slides: z.array(z.object({ title: z.string(), text: z.string(), picture: z.nullable(pictureSchema) })),
  booking_expiration: z.nullable(z.string()),
  /** The layout furnished and seen from above without its ceiling, as `plan` draws it; null where there is none. */
  cutaway: z.nullable(pictureSchema),
  /** Whether `apartment/{slug}/outlook` has sun and view. */
  has_outlook: z.boolean(),
  /**
   * When the frame of this floor was cast: `in` the month `YYYY-MM`, or `by` it where the reports say only that it stood then; or `planned`
   * for it. Null where the reports do not count the storeys of the section, and in a finished building.
   */
  floor_cast: z.nullable(z.object({ state: z.enum(['in', 'by', 'planned']), month: z.string() })),
  /** Whether `project/{slug}/tour` has a flat of its project, or of its class of buildings. */
  has_tour: z.boolean(),
  rate: z.nullable(z.object({ value: z.string(), date: z.string(), source: z.string() })),
  /** Offers that apply to this flat now. */
  offers: z.array(payableOfferSchema),
  price_history: z.array(z.object({ date: z.string(), cost: z.int(), cost_usd: z.int() })),
  floor_flats: z.array(
    z.object({
      slug: z.string(),
      number: z.string(),
      position: z.int(),
      rooms_number: z.int(),
      area: z.number(),
      status: z.enum(statuses),
    }),
  ),
});
export type WireApartment = z.infer<typeof apartmentSchema>;
export type Apartment = InProductWords<WireApartment>;

const filterName = z.enum([
  'district',
  'project_id',
  'section_id',
  'metro',
  'roomsNumber',
  'submission_date',
  'benefit_id',
  'cost',
  'monthly',
  'area',
  'floor',
  'brockarage',
]);

/**
 * The flats that come nearest to a filter that finds nothing: at most three of `total`, which pass all but the filters that `loosened`
 * names. `distance` is in metres from the places that were asked for, null where a place was not loosened or is not known.
 * `cost_over` is how much more a flat costs than `costTo`, in whole units of the asked currency and negative where it costs less; null
 * without `costTo`.
 */
const nearbySchema = z.object({
  loosened: z.array(filterName),
  total: z.int(),
  items: z.array(z.object({ apartment: apartmentItemSchema, distance: nullableInt, cost_over: nullableInt })),
});
export type WireNearby = z.infer<typeof nearbySchema>;
export type Nearby = InProductWords<WireNearby>;

/** `relax` names the one filter whose removal gives the most flats, and `nearby` shows flats; both only on an empty list. */
export const apartmentsAnswerSchema = z.object({
  apartments: z.object({
    items: z.array(apartmentItemSchema),
    total: z.int(),
    /** How many plans the found flats have; only in a list by plan. */
    plans: z.optional(z.int()),
    lastPage: z.int(),
    facets: facetsSchema,
    bounds: boundsSchema,
    relax: z.nullable(z.object({ filter: filterName, total: z.int() })),
    nearby: z.nullable(nearbySchema),
  }),
});
export type WireApartmentsAnswer = z.infer<typeof apartmentsAnswerSchema>;
export type ApartmentsAnswer = InProductWords<WireApartmentsAnswer>;
export const apartmentAnswerSchema = z.object({ apartment: apartmentSchema });
/** Kyiv wall-clock time `YYYY-MM-DD HH:mm:ss`; null when the flat is not held. */
export const bookingAnswerSchema = z.object({ booking_expiration: z.nullable(z.string()) });

nameShapes({ ApartmentItem: apartmentItemSchema, Walks: walksSchema });

import * as z from 'zod/mini';

export const findLimits = { longest: 60, mostFlats: 12, mostOfKind: 6 } as const;

/** A flat’s number, an address, a deal’s number, a phone or a name, as far as it has been typed. */
export const findQuerySchema = z.strictObject({ q: z.string('repeated').check(z.maxLength(findLimits.longest, 'too-long')) });

/** Prices in minor units; null times are absent. */
const flatSchema = z.object({
  slug: z.string(),
  number: z.string(),
  project: z.string(),
  section: z.string(),
  floor: z.int(),
  rooms: z.int(),
  area: z.number(),
  status: z.enum(['available', 'held', 'reserved', 'sold']),
  uahMinor: z.int(),
  usdMinor: z.int(),
  bookedUntil: z.nullable(z.string()),
});
export type FoundFlat = z.infer<typeof flatSchema>;

const foundDealSchema = z.object({
  number: z.int(),
  state: z.string(),
  flat: z.string(),
  person: z.nullable(z.string()),
  /** Of a deal whose steps the person may take. */
  phone: z.optional(z.string()),
});
const foundRequestSchema = z.object({ id: z.string(), name: z.string(), phone: z.string(), at: z.string(), isNew: z.boolean() });
/** `dealNumber` is the newest deal, by which the client is reached. */
const foundClientSchema = z.object({ id: z.string(), name: z.string(), phone: z.string(), dealNumber: z.nullable(z.int()) });

/** Kinds that the person has no right to are absent. */
export const foundSchema = z.object({
  flats: z.array(flatSchema),
  deals: z.optional(z.array(foundDealSchema)),
  requests: z.optional(z.array(foundRequestSchema)),
  clients: z.optional(z.array(foundClientSchema)),
});
export type Found = z.infer<typeof foundSchema>;

export const flatQuerySchema = z.strictObject({
  slug: z.string('repeated').check(z.minLength(1, 'required'), z.maxLength(200, 'too-long')),
});
/** `deal` is absent without the right to deals, and null where no deal that the person may read lives on the flat. */
export const flatCardSchema = z.object({
  /** As the audit names the record. */
  id: z.int(),
  flat: flatSchema,
  currency: z.enum(['UAH', 'USD']),
  /** Of a booking now, under the offers, in `currency`. */
  bookingMinor: z.int(),
  /** Without an offer. */
  listMinor: z.int(),
  depositMinor: z.int(),
  /** The path of its public page. */
  page: z.string(),
  deal: z.optional(z.nullable(foundDealSchema)),
});
export type FlatCard = z.infer<typeof flatCardSchema>;

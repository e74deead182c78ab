import * as z from 'zod/mini';
import { moneySchema } from './refunds.ts';
import { sourceNames } from './sources.ts';

export const todayLimits = { mostOfKind: 50 } as const;

const due = { key: z.string(), dueAt: z.string() };
/** An item that waits for a person. Each kind has the fields that its one line and its one button need. */
const waitingSchema = z.discriminatedUnion('kind', [
  /** `isPromised`: an answer by that time; otherwise it waits since then. */
  z.object({
    kind: z.literal('request'),
    ...due,
    id: z.string(),
    name: z.string(),
    flat: z.nullable(z.string()),
    owner: z.nullable(z.string()),
    isPromised: z.boolean(),
  }),
  /**
   * A deal that waits for its confirmation, or a reservation of the person's own that ends without a contract. `isFree`: it has no owner, and
   * the person opens it by taking it.
   */
  z.object({
    kind: z.literal('deal'),
    ...due,
    state: z.enum(['requested', 'reserved']),
    number: z.int(),
    flat: z.string(),
    isFree: z.boolean(),
  }),
  /** Another person asks to send money back, and this one decides. */
  z.object({ kind: z.literal('refund'), ...due, number: z.int(), flat: z.string(), amountMinor: z.int() }),
  /** A payment under a contract is near or late: the bank's statement may have it. */
  z.object({ kind: z.literal('transfer'), ...due, number: z.int(), flat: z.string(), amount: moneySchema, dueOn: z.string() }),
  /** A contract has ended, and money of its transfers is still here. */
  z.object({ kind: z.literal('return'), ...due, number: z.int(), flat: z.string(), amountMinor: z.int() }),
  /** A release that could not be published at its instant. */
  z.object({ kind: z.literal('release'), ...due, number: z.int(), name: z.string() }),
  /** A report of construction waits in the release for its English texts. */
  z.object({ kind: z.literal('report'), ...due, number: z.int(), name: z.string() }),
  /** English texts and descriptions of pictures that are missing or older than the Ukrainian ones. */
  z.object({ kind: z.literal('translations'), ...due, stale: z.int(), undescribed: z.int() }),
  /** The source says another plan of layouts that the office has drawn. */
  z.object({ kind: z.literal('layouts'), ...due, count: z.int(), names: z.string() }),
  /** A feed changes more than the limits allow: a person looks at its changes. */
  z.object({ kind: z.literal('import'), ...due, number: z.int(), source: z.string() }),
  /** A feed or the CRM says other prices since ours were set. */
  z.object({ kind: z.literal('prices'), ...due, count: z.int() }),
  z.object({ kind: z.literal('dead-letters'), ...due, ids: z.array(z.string()), count: z.int() }),
  z.object({ kind: z.literal('alarm'), ...due, source: z.enum(sourceNames), part: z.string() }),
  z.object({ kind: z.literal('recovery'), ...due, name: z.string() }),
  z.object({ kind: z.literal('invitation'), ...due, name: z.string() }),
]);
export type WaitingItem = z.infer<typeof waitingSchema>;

/** The oldest promise first. `more` counts what stands behind the last of them. */
export const todaySchema = z.object({ items: z.array(waitingSchema), more: z.int() });

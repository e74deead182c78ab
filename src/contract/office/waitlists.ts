import * as z from 'zod/mini';
import { officeFlatSchema } from './deals.ts';

export const waitlistLimits = { page: 50, textLongest: 300, noteLongest: 500 } as const;

export const skipReasons = ['asked', 'unreachable', 'other'] as const;
const id = z.int().check(z.gte(1), z.lte(2_147_483_647));
/** The version that the person has seen: a command on a waitlist that has gone on since is refused. */
const version = z.string().check(z.minLength(1), z.maxLength(60));
const entryId = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'malformed'));
const note = z.string().check(z.trim(), z.maxLength(waitlistLimits.noteLongest, 'too-long'));
const person = z.object({ id: z.string(), name: z.nullable(z.string()) });

/**
 * `taken` while a client has the flat, `turns` while it waits for its waitlist one client after the other, `free` when any client may hold
 * it, `gone` when it is sold. `turnUntil` is the end of the turn that runs.
 */
const standing = {
  apartmentId: z.int(),
  flat: officeFlatSchema,
  state: z.enum(['taken', 'turns', 'free', 'gone']),
  turnUntil: z.nullable(z.string()),
  isOpen: z.boolean(),
};
export const waitlistRowSchema = z.object({ ...standing, waiting: z.int(), since: z.string() });
export type WaitlistRow = z.infer<typeof waitlistRowSchema>;

export const waitlistsQuerySchema = z.strictObject({
  project: z.optional(z.string('repeated').check(z.minLength(1), z.maxLength(64))),
  cursor: z.optional(z.string('repeated').check(z.regex(/^\d{1,15}\.\d{1,10}$/, 'malformed'))),
});
export const waitlistsSchema = z.object({ waitlists: z.array(waitlistRowSchema), nextCursor: z.nullable(z.string()) });

/** `client` is there for those who may lead the waitlist. `turn` is of the turns since the flat was last freed. */
const placeSchema = z.object({
  id: z.string(),
  place: z.int(),
  since: z.string(),
  client: z.optional(z.object({ name: z.nullable(z.string()), phone: z.string() })),
  turn: z.nullable(z.object({ state: z.enum(['now', 'over', 'coming']), from: z.string(), until: z.string() })),
  notifiedAt: z.nullable(z.string()),
  /** Why the place before this one was passed. */
  passed: z.nullable(z.object({ at: z.string(), reason: z.enum(skipReasons), note: z.nullable(z.string()) })),
  /** The request of the inbox about its turn, where the asker may open it. */
  request: z.nullable(z.string()),
  allowed: z.array(z.enum(['skip', 'remind', 'write'])),
});
export type WaitlistPlace = z.infer<typeof placeSchema>;

export const waitlistEventKinds = ['joined', 'left', 'turn-told', 'skip', 'notify', 'close', 'open'] as const;
const eventSchema = z.object({
  at: z.string(),
  kind: z.enum(waitlistEventKinds),
  by: z.nullable(person),
  /** The client it was about, for those who may lead the waitlist. */
  client: z.nullable(z.string()),
  reason: z.nullable(z.enum(skipReasons)),
  note: z.nullable(z.string()),
  /** The request of the inbox about the turn, where the asker may open it. */
  request: z.nullable(z.string()),
});
export type WaitlistEvent = z.infer<typeof eventSchema>;

export const wholeWaitlistSchema = z.object({
  ...standing,
  version,
  places: z.array(placeSchema),
  allowed: z.array(z.enum(['close', 'open'])),
  /** The newest first. */
  history: z.array(eventSchema),
});
export type WholeWaitlist = z.infer<typeof wholeWaitlistSchema>;
export const waitlistAnswerSchema = z.object({ waitlist: wholeWaitlistSchema });
export const waitlistQuerySchema = z.strictObject({
  slug: z.string('repeated').check(z.minLength(1, 'required'), z.maxLength(200, 'too-long')),
});

const onPlace = { apartmentId: id, version, entryId };
/** A note is needed where the reason says nothing. */
export const skipPlaceSchema = z
  .strictObject({ ...onPlace, reason: z.enum(skipReasons, 'unknown'), note })
  .check(z.refine((fields) => fields.reason !== 'other' || fields.note !== '', { error: 'required', path: ['note'] }));
/** Without a text: that the turn runs, and until when. */
export const notifyClientSchema = z.strictObject({
  ...onPlace,
  text: z.string().check(z.trim(), z.maxLength(waitlistLimits.textLongest, 'too-long')),
});
export const closeWaitlistSchema = z.strictObject({ apartmentId: id, version, note });
export const openWaitlistSchema = z.strictObject({ apartmentId: id, version });

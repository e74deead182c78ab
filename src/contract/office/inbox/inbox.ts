import * as z from 'zod/mini';
import { locales } from '../../../base/locale.ts';
import { consultationIntents } from '../../leads/lead-limits.ts';
import { bracesIn, templateLimits } from './templates.ts';

export const inboxLimits = {
  page: 50,
  mostNotices: 20,
  noteLongest: 500,
  messageLongest: templateLimits.textLongest,
  pauseLongestDays: 14,
} as const;

/** The kinds of requests that ask for an answer: a request to be called back, a client’s message in one, or a turn of a waitlist. */
export const requestKinds = ['consultation', 'reply', 'waitlist'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestStates = ['new', 'working', 'done'] as const;
export const requestSteps = ['outcome', 'answer', 'pause', 'end-pause', 'reopen', 'assign'] as const;
export type RequestStep = (typeof requestSteps)[number];
/** The results of a call or a visit. The first two leave the request in work, the others end it. */
export const outcomes = ['talked', 'no-answer', 'visit', 'deal', 'lost', 'spam'] as const;
export type Outcome = (typeof outcomes)[number];
export const lostReasons = ['price', 'place', 'layout', 'completion', 'payment', 'elsewhere', 'later', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];
/** How a turn of a waitlist ended by itself: the client took the flat, staff passed the place, the client left, the time ran out, or the flat was sold. */
export const turnEnds = ['turn-used', 'turn-passed', 'turn-left', 'turn-expired', 'turn-closed'] as const;
export type TurnEnd = (typeof turnEnds)[number];
/** The ends of a request, by staff or by itself. */
export const requestOutcomes = [...outcomes, ...turnEnds] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];
export const staysInWork = (outcome: Outcome): boolean => outcome === 'talked' || outcome === 'no-answer';

const money = z.object({ minor: z.int(), currency: z.enum(['UAH', 'USD']) });
const flat = z.object({ slug: z.string(), number: z.string(), project: z.string() });

/** Times are ISO 8601. `dueAt` is null once it is answered, and where no office ever opens. */
const requestRow = {
  id: z.string(),
  kind: z.enum(requestKinds),
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  locale: z.enum(locales),
  receivedAt: z.string(),
  dueAt: z.nullable(z.string()),
  isEscalated: z.boolean(),
  /** The client asked to be called then; until then it waits for no person, and `dueAt` counts from then on. */
  pausedUntil: z.nullable(z.string()),
  state: z.enum(requestStates),
  outcome: z.nullable(z.enum(requestOutcomes)),
  owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
  flat: z.nullable(flat),
  message: z.nullable(z.string()),
  version: z.int(),
};
/** A request of a list. */
const requestRowSchema = z.object(requestRow);
export type RequestRow = z.infer<typeof requestRowSchema>;

/** `mine` by default; `open` by default. */
export const requestsQuerySchema = z.strictObject({
  whose: z.optional(z.enum(['mine', 'all'], 'malformed')),
  kind: z.optional(z.enum(requestKinds, 'malformed')),
  state: z.optional(z.enum(['open', 'done'], 'malformed')),
  cursor: z.optional(z.string('repeated').check(z.regex(/^[\w.:|-]{1,120}$/, 'malformed'))),
});
/** The oldest promise first; the ended ones with the newest first. `nextCursor` is null on the last page. */
export const requestsSchema = z.object({ requests: z.array(requestRowSchema), total: z.int(), nextCursor: z.nullable(z.string()) });

const id = z.string('repeated').check(z.minLength(1, 'required'), z.maxLength(64, 'too-long'));
export const requestQuerySchema = z.strictObject({ id });

const saidSchema = z.object({ author: z.enum(['client', 'manager']), text: z.string(), at: z.string() });
const earlierSchema = z.object({ id: z.string(), receivedAt: z.string(), state: z.enum(requestStates), flat: z.nullable(flat) });

/** A request with what its sender saw. */
export const requestSchema = z.object({
  ...requestRow,
  note: z.nullable(z.string()),
  lostReason: z.nullable(z.enum(lostReasons)),
  /** Of the last pause; it stays after its end until the request is answered. */
  pauseWhy: z.nullable(z.string()),
  /** The client’s words and the answers, the oldest first. */
  messages: z.array(saidSchema),
  /** What a client wants who asks to be called back. */
  intent: z.nullable(z.enum(consultationIntents)),
  /** `utm_source` and the like. */
  campaign: z.record(z.string(), z.string()),
  /** Whether the sender was logged in: another could have typed the phone. */
  isProven: z.boolean(),
  /** In the currency of the contract: when the request came, and now; null without a flat, or where it is not listed any more. */
  priceThen: z.nullable(money),
  priceNow: z.nullable(money),
  flatStatus: z.nullable(z.enum(['available', 'held', 'reserved', 'sold'])),
  /** Until when the flat is the client’s alone, of a waitlist’s turn. */
  turnUntil: z.nullable(z.string()),
  earlier: z.array(earlierSchema),
  /** The steps that the asker may take with it now. An answer in writing needs an account of the phone. */
  allowed: z.array(z.enum(requestSteps)),
});
export type WholeRequest = z.infer<typeof requestSchema>;
export const requestAnswerSchema = z.object({ request: requestSchema });

export const noticeKinds = ['new', 'reply', 'half-time', 'overdue', 'assigned', 'resumed'] as const;
/** The last events of the requests of the person, the newest first. */
export const noticesSchema = z.object({
  notices: z.array(z.object({ id: z.string(), kind: z.enum(noticeKinds), at: z.string(), name: z.string(), isUrgent: z.boolean() })),
});
export type Notice = z.infer<typeof noticesSchema>['notices'][number];

/** `seen` is the version that the asker has; without it the present one is answered at once. */
export const changesQuerySchema = z.strictObject({ seen: z.optional(z.string('repeated').check(z.maxLength(40, 'too-long'))) });
export const changesSchema = z.object({ version: z.string() });

/** Who may own requests, and how many open ones each has; one who was locked or has another role now may only give them away. */
export const ownersSchema = z.object({
  owners: z.array(z.object({ id: z.string(), name: z.string(), open: z.int(), mayOwn: z.boolean() })),
});

const version = z.int().check(z.gte(1), z.lte(2_147_483_647));
const note = z.optional(z.string().check(z.trim(), z.maxLength(inboxLimits.noteLongest)));
const staffId = z.string().check(z.minLength(1), z.maxLength(64));

export const outcomeSchema = z
  .strictObject({ id, version, outcome: z.enum(outcomes), lostReason: z.optional(z.enum(lostReasons)), note })
  .check(
    z.refine(({ outcome, lostReason }) => outcome !== 'lost' || lostReason !== undefined, { path: ['lostReason'], error: 'required' }),
  );
export const answerSchema = z.strictObject({
  id,
  version,
  text: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(inboxLimits.messageLongest),
    z.refine((text) => bracesIn(text).length === 0, 'malformed'),
  ),
});
export const pauseSchema = z.strictObject({
  id,
  version,
  until: z.string('required').check(z.iso.datetime({ offset: true, error: 'malformed' })),
  why: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(inboxLimits.noteLongest, 'too-long')),
});
export const reopenSchema = z.strictObject({ id, version });
export const assignSchema = z.strictObject({ id, version, ownerId: staffId });
export const moveSchema = z.strictObject({ fromId: staffId, toId: staffId });
export const movedSchema = z.object({ moved: z.int() });

export const resumeStates = ['new', 'read', 'closed'] as const;
const resumeSchema = z.object({
  id: z.string(),
  receivedAt: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.nullable(z.string()),
  /** The title of the vacancy as it is now; null for any vacancy, or one that is gone. */
  vacancy: z.nullable(z.string()),
  file: z.object({ name: z.string(), bytes: z.int() }),
  state: z.enum(resumeStates),
  version: z.int(),
});
export type Resume = z.infer<typeof resumeSchema>;
export const resumesQuerySchema = z.strictObject({
  state: z.optional(z.enum(['open', 'closed'], 'malformed')),
  cursor: z.optional(z.string('repeated').check(z.regex(/^[\w.:|-]{1,120}$/, 'malformed'))),
});
/** The newest first. */
export const resumesSchema = z.object({ resumes: z.array(resumeSchema), nextCursor: z.nullable(z.string()) });
export const resumeStateSchema = z.strictObject({ id, version, state: z.enum(resumeStates) });
export const resumeAnswerSchema = z.object({ resume: resumeSchema });

/** The bytes in base64: a page saves them, no browser shows them. */
export const resumeFileSchema = z.object({ name: z.string(), mediaType: z.string(), content: z.string() });

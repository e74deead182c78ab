import * as z from 'zod/mini';
import { isDay } from '../../base/kyiv-time.ts';
import { currencies } from '../../base/money.ts';

export const auditLimits = { mostEntries: 100, entries: 50 } as const;

const filter = z.optional(z.string('repeated').check(z.regex(/^[\w.:/*-]{1,200}$/, 'malformed')));

/** `client` without an id: a visitor without an account; `operator`: a command on the server; `system`: a job, named by its id. */
export const actorKinds = ['staff', 'client', 'bank', 'state-services', 'crm', 'operator', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

/** The types of records by what they are about; each type stands in one. */
export const auditTopics = {
  deals: ['deal', 'quote', 'refund', 'waitlist'],
  requests: ['request', 'answer-template', 'resume', 'subscription'],
  clients: ['client'],
  flats: ['apartment', 'section', 'layout', 'benefit', 'project'],
  imports: ['import', 'import-source', 'import-proposal'],
  releases: ['release'],
  content: ['entry', 'page', 'menu', 'legal-text', 'translation', 'project-story', 'benefit-slides'],
  pictures: ['picture', 'upload'],
  money: ['currency-rate', 'instalment-terms'],
  people: ['staff'],
  systems: ['letter', 'source'],
} as const satisfies Record<string, readonly string[]>;
export type AuditTopic = keyof typeof auditTopics;
export type RecordType = (typeof auditTopics)[AuditTopic][number];
const topics = Object.keys(auditTopics) as AuditTopic[];

const day = z.optional(z.string('repeated').check(z.refine(isDay, 'malformed')));

/**
 * A record by its type and id, or all of one type, of one topic, or of every type; by one kind of actor, or one actor of it; from one day of
 * Kyiv to another, both with it. `work` is the position of an entry of many, whose work is read record by record. `cursor` is `nextCursor` of the
 * page before.
 */
export const auditQuerySchema = z
  .strictObject({
    recordType: filter,
    recordId: filter,
    topic: z.optional(z.enum(topics, 'malformed')),
    actorKind: z.optional(z.enum(actorKinds, 'malformed')),
    actorId: filter,
    from: day,
    until: day,
    work: z.optional(z.string('repeated').check(z.regex(/^\d{1,15}$/, 'malformed'))),
    cursor: z.optional(z.string('repeated').check(z.regex(/^\d{1,15}$/, 'malformed'))),
    limit: z.optional(z.string('repeated').check(z.regex(/^([1-9]\d?|100)$/, 'out-of-range'))),
  })
  .check(z.refine(({ from, until }) => !from || !until || from <= until, { path: ['until'], error: 'out-of-range' }));

const values = z.nullable(z.record(z.string(), z.unknown()));

/** `id` is `*` of many that were added at once. `name` as it is now, where it has one; `page` is its page of the office, where the asker may open it. */
const auditRecordSchema = z.object({
  type: z.string(),
  id: z.string(),
  name: z.nullable(z.string()),
  page: z.nullable(z.string()),
  /** Of the price of a flat, as it is now. */
  currency: z.nullable(z.enum(currencies)),
});

export const auditEntrySchema = z.object({
  position: z.int(),
  at: z.string(),
  /** `name` of staff, as it is now. */
  actor: z.object({ kind: z.enum(actorKinds), id: z.nullable(z.string()), name: z.nullable(z.string()) }),
  /** The id of the operation, such as `changeRoles`. */
  operation: z.string(),
  record: auditRecordSchema,
  /** The release that has made the change. */
  release: z.nullable(auditRecordSchema),
  /**
   * One work has changed so many records of the type, of which this is one: which fields, and the shares by which prices have moved, least and
   * most (0.02 is two percent more). Null of a change of one record.
   */
  many: z.nullable(
    z.object({ records: z.int(), fields: z.array(z.string()), share: z.nullable(z.object({ least: z.number(), most: z.number() })) }),
  ),
  /** The version after the change, of records that have versions. */
  version: z.nullable(z.int()),
  /** The changed fields; null before the record was made and after it was deleted. */
  before: values,
  after: values,
  /** Personal fields that changed; their values stand only in the record itself. */
  personal: z.array(z.string()),
  why: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  /** The version that `restoreRecord` takes to put the values from before back; null where the asker cannot, or the record has changed since. */
  restores: z.nullable(z.int()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The newest first; entries of one request on one record are one. `people` names everybody of the office; `nextCursor` is null on the last page. */
export const auditAnswerSchema = z.object({
  entries: z.array(auditEntrySchema),
  people: z.record(z.string(), z.string()),
  nextCursor: z.nullable(z.string()),
});

/** The position of an entry. */
export const restoreSchema = z.strictObject({ position: z.int().check(z.gte(1)) });

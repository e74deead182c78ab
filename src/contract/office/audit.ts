import * as z from 'zod/mini';

export const auditLimits = { mostEntries: 100, entries: 50 } as const;

const filter = z.optional(z.string('repeated').check(z.regex(/^[\w.:-]{1,64}$/, 'malformed')));

/** A record by its type and id, or all of one type, or of every type. `cursor` is `nextCursor` of the page before. */
export const auditQuerySchema = z.strictObject({
  recordType: filter,
  recordId: filter,
  cursor: z.optional(z.string('repeated').check(z.regex(/^\d{1,15}$/, 'malformed'))),
  limit: z.optional(z.string('repeated').check(z.regex(/^([1-9]\d?|100)$/, 'out-of-range'))),
});

/** `operator`: a command on the server; `system`: a job. */
export const actorKinds = ['staff', 'client', 'crm', 'operator', 'system'] as const;
export type ActorKind = (typeof actorKinds)[number];

const values = z.nullable(z.record(z.string(), z.unknown()));

export const auditEntrySchema = z.object({
  position: z.int(),
  at: z.string(),
  /** `name` of staff, as it is now. */
  actor: z.object({ kind: z.enum(actorKinds), id: z.nullable(z.string()), name: z.nullable(z.string()) }),
  /** The id of the operation, such as `changeRoles`. */
  operation: z.string(),
  /** `name` as it is now, where the record has one and exists. */
  record: z.object({ type: z.string(), id: z.string(), name: z.nullable(z.string()) }),
  /** The version after the change, of records that have versions. */
  version: z.nullable(z.int()),
  /** The changed fields; null before the record was made and after it was deleted. */
  before: values,
  after: values,
  why: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** The newest first; `nextCursor` is null on the last page. */
export const auditAnswerSchema = z.object({ entries: z.array(auditEntrySchema), nextCursor: z.nullable(z.string()) });

import type { Kysely } from 'kysely';
import { type ActorKind, type AuditTopic, auditTopics, type RecordType } from '../../contract/office/audit.ts';
import type { OpenKysely } from '../database/database.ts';
import type { AuditTables } from './audit.tables.ts';

/** Who makes a change, and with which request. */
export type Author = { kind: ActorKind; id: string | null; requestId: string | null };

type Values = Readonly<Record<string, unknown>> | null;

export type Change = {
  at: Date;
  by: Author;
  /** The id of the operation. */
  operation: string;
  record: { type: RecordType; id: string; version?: number };
  /** Null before the record was made, and after it was deleted. Without names, phones and addresses: those stand in the record. */
  before: Values;
  after: Values;
  why?: string | null | undefined;
};

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** The fields that differ, as they are on one side. */
const changedIn = (values: Values, others: Values): string | null =>
  values &&
  JSON.stringify(others ? Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, others[name]))) : values);

/** Notes a change in the caller's transaction: it stands when that commits and does not exist when it rolls back. */
export async function noteChange(transaction: OpenKysely, { at, by, operation, record, before, after, why }: Change): Promise<void> {
  await (transaction as Kysely<AuditTables>)
    .insertInto('audit_entry')
    .values({
      at,
      actor_kind: by.kind,
      actor_id: by.id,
      operation,
      record_type: record.type,
      record_id: record.id,
      version: record.version ?? null,
      before: changedIn(before, after),
      after: changedIn(after, before),
      why: why || null,
      request_id: by.requestId,
    })
    .execute();
}

/** One entry; undefined when there is none. */
export const findAuditEntry = (db: Kysely<AuditTables>, position: number) =>
  db.selectFrom('audit_entry').selectAll().where('position', '=', position).executeTakeFirst();

export type AuditFilter = {
  recordType?: string | undefined;
  recordId?: string | undefined;
  topic?: AuditTopic | undefined;
  actorKind?: ActorKind | undefined;
  actorId?: string | undefined;
  from?: Date | undefined;
  /** Without it. */
  to?: Date | undefined;
};

/** The entries that fit. */
export function entriesThat(db: Kysely<AuditTables>, { recordType, recordId, topic, actorKind, actorId, from, to }: AuditFilter) {
  let query = db.selectFrom('audit_entry').selectAll();
  if (recordType !== undefined) query = query.where('record_type', '=', recordType);
  if (recordId !== undefined) query = query.where('record_id', '=', recordId);
  if (topic !== undefined) query = query.where('record_type', 'in', auditTopics[topic]);
  if (actorKind !== undefined) query = query.where('actor_kind', '=', actorKind);
  if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  if (from !== undefined) query = query.where('at', '>=', from);
  if (to !== undefined) query = query.where('at', '<', to);
  return query;
}

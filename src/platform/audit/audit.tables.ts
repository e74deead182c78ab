import type { ColumnType, Generated } from 'kysely';
import type { ActorKind } from '../../contract/office/audit.ts';

type Values = ColumnType<Record<string, unknown> | null, string | null, never>;

export type AuditTables = {
  audit_entry: {
    position: Generated<number>;
    at: Date;
    actor_kind: ActorKind;
    /** Null where the kind says everything. */
    actor_id: string | null;
    operation: string;
    record_type: string;
    record_id: string;
    version: number | null;
    /** The changed fields. Personal data stands in the record itself, which may be deleted; an entry may not. */
    before: Values;
    after: Values;
    /** Null for none. */
    personal: ColumnType<string[] | null, never, never>;
    why: string | null;
    request_id: string | null;
  };
};

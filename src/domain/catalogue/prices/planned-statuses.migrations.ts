import { type Kysely, sql } from 'kysely';
import { auditTable } from '../../../platform/audit/audited-table.ts';

export const plannedStatusesMigrations = {
  '0089-planned-statuses': {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
      await auditTable(db, {
        table: 'planned_status',
        record: 'release',
        of: 'release_number',
        rows: 'apartment_id',
        values: 'status',
        // What they come to is noted with the flat.
        technical: 'due_at applied_at passed_over undone_at stands',
      });
    },
  },
  // An undo stands against the source, too.
  '0104-undone-statuses': {
    async up(db: Kysely<unknown>) {
      await sql`alter table planned_status drop constraint planned_status_check2`.execute(db);
      await sql`alter table planned_status add constraint planned_status_stands_check check (not stands or applied_at is not null)`.execute(
        db,
      );
    },
  },
};

const statements = [
  `create table planned_status (
    release_number integer not null references release on delete cascade,
    apartment_id integer not null references apartment,
    status text not null check (status in ('available', 'reserved')),
    due_at timestamptz,
    applied_at timestamptz,
    passed_over boolean not null default false,
    undone_at timestamptz,
    stands boolean not null default false,
    primary key (release_number, apartment_id),
    check (applied_at is null or not passed_over),
    check (undone_at is null or applied_at is not null),
    check (not stands or (applied_at is not null and undone_at is null))
  )`,
  // A flat has one status to come, and at most one that stands against its source.
  `create unique index planned_status_next on planned_status (apartment_id) where due_at is not null and applied_at is null and not passed_over`,
  `create unique index planned_status_stands on planned_status (apartment_id) where stands`,
];

import { type Kysely, sql } from 'kysely';
import { auditTable } from '../../../platform/audit/audited-table.ts';

export const plannedPricesMigrations = {
  '0080-planned-prices': {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
      await auditTable(db, {
        table: 'planned_price',
        record: 'release',
        of: 'release_number',
        rows: 'apartment_id',
        values: 'before_minor after_minor currency',
        // What they come to is noted with the flat.
        technical: 'due_at applied_at passed_over undone_at',
      });
    },
  },
};

const statements = [
  `create table planned_price (
    release_number integer not null references release on delete cascade,
    apartment_id integer not null references apartment,
    before_minor bigint not null check (before_minor > 0),
    after_minor bigint not null check (after_minor > 0),
    currency text not null check (currency in ('UAH', 'USD')),
    due_at timestamptz,
    applied_at timestamptz,
    passed_over boolean not null default false,
    undone_at timestamptz,
    primary key (release_number, apartment_id),
    check (before_minor <> after_minor),
    check (applied_at is null or not passed_over),
    check (undone_at is null or applied_at is not null)
  )`,
  // A flat has one price to come.
  `create unique index planned_price_next on planned_price (apartment_id) where due_at is not null and applied_at is null and not passed_over`,
];

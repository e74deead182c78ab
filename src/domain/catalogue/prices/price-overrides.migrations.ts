import { type Kysely, sql } from 'kysely';
import { auditTable } from '../../../platform/audit/audited-table.ts';

export const priceOverridesMigrations = {
  '0086-price-overrides': {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
      await auditTable(db, { table: 'office_fields', record: 'project', of: 'project_id', rows: 'fields' });
      await auditTable(db, {
        table: 'price_override',
        record: 'apartment',
        of: 'apartment_id',
        values: 'theirs_minor theirs_currency waits_minor waits_currency until',
        technical: 'release_number made_at waits_since',
      });
      await auditTable(db, {
        table: 'planned_price',
        record: 'release',
        of: 'release_number',
        rows: 'apartment_id',
        values: 'before_minor after_minor currency until',
        technical: 'due_at applied_at passed_over undone_at',
      });
    },
  },
  '0090-replaced-overrides': {
    async up(db: Kysely<unknown>) {
      await sql`alter table planned_price add column replaced jsonb`.execute(db);
      await auditTable(db, {
        table: 'planned_price',
        record: 'release',
        of: 'release_number',
        rows: 'apartment_id',
        values: 'before_minor after_minor currency until',
        technical: 'due_at applied_at passed_over undone_at replaced',
      });
    },
  },
  // A price that stands against its source comes and goes; its flat stays.
  '0110-override-of-a-flat': {
    async up(db: Kysely<unknown>) {
      await auditTable(db, {
        table: 'price_override',
        record: 'apartment',
        of: 'apartment_id',
        secretRows: 'made_at',
        values: 'theirs_minor theirs_currency waits_minor waits_currency until',
        technical: 'release_number waits_since',
      });
    },
  },
};

const statements = [
  // What the office decides in a project; feeds and the CRM decide the rest.
  `create table office_fields (
    project_id integer not null references project,
    fields text not null check (fields in ('price', 'status', 'facts')),
    primary key (project_id, fields)
  )`,
  // A price that is ours although its source says another one: what it said last, and what it says since, which waits for a decision.
  `create table price_override (
    apartment_id integer primary key references apartment,
    theirs_minor bigint not null check (theirs_minor > 0),
    theirs_currency text not null check (theirs_currency in ('UAH', 'USD')),
    waits_minor bigint check (waits_minor > 0),
    waits_currency text check (waits_currency in ('UAH', 'USD')),
    release_number integer references release on delete set null,
    made_at timestamptz not null,
    until timestamptz,
    waits_since timestamptz,
    check ((waits_minor is null) = (waits_currency is null) and (waits_minor is null) = (waits_since is null))
  )`,
  `create index price_override_until on price_override (until) where until is not null`,
  `create index price_override_waits on price_override (apartment_id) where waits_minor is not null`,
  `alter table planned_price add column until timestamptz`,
];

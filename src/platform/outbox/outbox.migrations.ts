import { type Kysely, sql } from 'kysely';

export const outboxMigrations = {
  '0011-outbox': {
    async up(db: Kysely<unknown>) {
      await sql
        .raw(`create table outbox (
          id uuid primary key,
          kind text not null,
          key text not null unique,
          payload jsonb,
          state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead')),
          created_at timestamptz not null,
          due_at timestamptz not null,
          attempts smallint not null default 0,
          last_fault text,
          ended_at timestamptz,
          check (state <> 'waiting' or payload is not null)
        )`)
        .execute(db);
      await sql.raw(`create index outbox_due on outbox (due_at) where state = 'waiting'`).execute(db);
    },
  },
  '0019-outbox-by-kind': {
    async up(db: Kysely<unknown>) {
      await sql.raw('drop index outbox_due').execute(db);
      // Messages without a handler wait and must not block those that have one.
      await sql.raw(`create index outbox_due on outbox (kind, due_at) where state = 'waiting'`).execute(db);
    },
  },
  '0042-outbox-by-prefix': {
    async up(db: Kysely<unknown>) {
      await sql.raw('create index outbox_prefix on outbox (key text_pattern_ops)').execute(db);
    },
  },
};

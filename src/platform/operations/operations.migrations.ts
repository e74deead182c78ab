import { type Kysely, sql } from 'kysely';

export const operationsMigrations = {
  '0043-operations': {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  },
  '0118-outbox-by-receiver': {
    async up(db: Kysely<unknown>) {
      // Each receiver of messages has a job of its own.
      await sql.raw(`delete from job_run where name = 'outbox'`).execute(db);
    },
  },
};

const statements = [
  `create table source_look (
    source text not null,
    part text not null default '',
    first_looked_at timestamptz not null,
    looked_at timestamptz not null,
    answered_at timestamptz,
    failing_since timestamptz,
    ok boolean not null,
    version text,
    changed_at timestamptz,
    difference jsonb,
    why text,
    primary key (source, part),
    check (ok = (failing_since is null))
  )`,
  `create table job_run (
    name text primary key,
    began_at timestamptz not null,
    ended_at timestamptz not null,
    next_at timestamptz,
    ok boolean not null,
    fault_at timestamptz,
    fault text
  )`,
  `create table unreadable_message (
    source text not null,
    hash text not null,
    bytes integer not null,
    reason text not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    times integer not null default 1,
    primary key (source, hash)
  )`,
  `create table source_alarm (
    id uuid primary key,
    source text not null,
    part text not null default '',
    broken_at timestamptz not null,
    back_at timestamptz check (back_at >= broken_at)
  )`,
  `create unique index source_alarm_open on source_alarm (source, part) where back_at is null`,
];

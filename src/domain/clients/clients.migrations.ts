import { type Kysely, sql } from 'kysely';
import { clientsAuditMigrations } from './clients-audit.migrations.ts';

export const clientsMigrations = {
  '0015-clients': {
    async up(db: Kysely<unknown>) {
      for (const statement of clients) await sql.raw(statement).execute(db);
    },
  },
  '0025-codes': {
    async up(db: Kysely<unknown>) {
      for (const statement of codes) await sql.raw(statement).execute(db);
    },
  },
  '0044-client-beginnings': {
    async up(db: Kysely<unknown>) {
      for (const column of ['phone', 'lastname', 'firstname'])
        await sql.raw(`create index client_${column}_beginning on client (${column} text_pattern_ops)`).execute(db);
    },
  },
  ...clientsAuditMigrations,
};

// A code lives for five minutes: none is worth taking along.
const codes = [
  `drop table phone_check`,
  `create table phone_check (
    phone text not null,
    asker text not null,
    code_hash text,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    tries smallint not null default 0,
    tries_elsewhere smallint not null default 0,
    day_started_at timestamptz not null,
    sent_today smallint not null,
    primary key (phone, asker)
  )`,
  `create table phone_day (phone text primary key, day_started_at timestamptz not null, sent_today smallint not null)`,
  `alter table client_session add column proven_at timestamptz`,
];

const clients = [
  `create table client (
    id uuid primary key,
    phone text not null unique,
    locale text not null check (locale in ('uk', 'en')),
    firstname text,
    lastname text,
    patronymic text,
    email text,
    email_confirmed_at timestamptz check (email_confirmed_at is null or email is not null),
    inn text,
    notices jsonb not null default '{}',
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz
  )`,
  `create table phone_check (
    phone text primary key,
    code_hash text,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    tries smallint not null default 0,
    day_started_at timestamptz not null,
    sent_today smallint not null
  )`,
  `create table client_session (
    id uuid primary key,
    client_id uuid not null references client (id),
    token_hash text not null unique,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null,
    device text not null
  )`,
  `create index client_session_client on client_session (client_id)`,
  `create table email_confirmation (
    token_hash text primary key,
    client_id uuid not null references client (id),
    email text not null,
    asked_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index email_confirmation_client on email_confirmation (client_id)`,
  `create table passkey (
    id text primary key,
    client_id uuid not null references client (id),
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index passkey_client on passkey (client_id)`,
  `create table passkey_challenge (
    challenge text primary key,
    client_id uuid references client (id),
    expires_at timestamptz not null
  )`,
];

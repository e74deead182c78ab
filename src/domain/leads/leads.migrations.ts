import { type Kysely, sql } from 'kysely';
import { inboxMigrations } from './inbox/inbox.migrations.ts';
import { leadsAuditMigrations } from './leads-audit.migrations.ts';
import { templatesMigrations } from './templates/templates.migrations.ts';

export const leadsMigrations = {
  '0004-leads': {
    async up(db: Kysely<unknown>) {
      await sql
        .raw(`create table consultation (
          id uuid primary key,
          idempotency_key text not null unique,
          received_at timestamptz not null,
          locale text not null check (locale in ('uk', 'en')),
          name text not null,
          phone text not null,
          message text,
          apartment_slug text,
          intent text,
          consent text not null,
          campaign jsonb not null,
          state text not null default 'new' check (state in ('new', 'called', 'closed'))
        )`)
        .execute(db);
    },
  },
  '0012-subscriptions-and-resumes': {
    async up(db: Kysely<unknown>) {
      for (const statement of subscriptionsAndResumes) await sql.raw(statement).execute(db);
    },
  },
  '0018-request-messages': {
    async up(db: Kysely<unknown>) {
      for (const statement of requestMessages) await sql.raw(statement).execute(db);
    },
  },
  '0026-crm-words': {
    async up(db: Kysely<unknown>) {
      for (const statement of crmReplies) await sql.raw(statement).execute(db);
    },
  },
  '0030-proven-requests': {
    async up(db: Kysely<unknown>) {
      await sql.raw('alter table consultation add column is_proven boolean not null default false').execute(db);
    },
  },
  '0044-request-beginnings': {
    async up(db: Kysely<unknown>) {
      for (const column of ['phone', 'name'])
        await sql.raw(`create index consultation_${column}_beginning on consultation (${column} text_pattern_ops)`).execute(db);
      await sql.raw(`create index consultation_new on consultation (received_at) where state = 'new'`).execute(db);
    },
  },
  ...inboxMigrations,
  ...templatesMigrations,
  ...leadsAuditMigrations,
};

const subscriptionsAndResumes = [
  `create table subscription (
    id uuid primary key,
    kind text not null check (kind in ('news', 'project', 'apartment')),
    subject text not null,
    email text not null,
    locale text not null check (locale in ('uk', 'en')),
    state text not null check (state in ('waiting', 'active', 'ended')),
    consent text not null,
    campaign jsonb not null,
    created_at timestamptz not null,
    confirmed_at timestamptz,
    ended_at timestamptz,
    leave_token text not null unique,
    told jsonb,
    unique (kind, subject, email),
    check ((kind = 'news') = (subject = ''))
  )`,
  `create index subscription_active on subscription (kind, subject) where state = 'active'`,
  `create index subscription_email on subscription (email)`,
  `create table subscription_request (
    idempotency_key text primary key,
    subscription_id uuid not null references subscription (id),
    asked_at timestamptz not null,
    token_hash text unique,
    expires_at timestamptz not null
  )`,
  `create index subscription_request_subscription on subscription_request (subscription_id, asked_at)`,
  `create table published (
    kind text not null,
    slug text not null,
    first_seen_at timestamptz not null,
    primary key (kind, slug)
  )`,
  `create table resume (
    id uuid primary key,
    idempotency_key text not null unique,
    received_at timestamptz not null,
    locale text not null check (locale in ('uk', 'en')),
    name text not null,
    surname text not null,
    phone text not null,
    email text not null,
    message text,
    vacancy_slug text,
    file text not null unique,
    file_name text not null,
    file_type text not null check (file_type in ('pdf', 'docx')),
    file_bytes integer not null check (file_bytes > 0),
    consent text not null,
    campaign jsonb not null,
    state text not null default 'new' check (state in ('new', 'read', 'closed'))
  )`,
];

const requestMessages = [
  `create index consultation_phone on consultation (phone, received_at)`,
  `create table consultation_message (
    id uuid primary key,
    consultation_id uuid not null references consultation (id),
    author text not null check (author in ('client', 'manager')),
    text text not null,
    at timestamptz not null,
    idempotency_key text not null,
    unique (consultation_id, idempotency_key)
  )`,
];

const crmReplies = [
  `alter table consultation add column crm_state text check (crm_state in ('new', 'called', 'closed'))`,
  'alter table consultation add column crm_at timestamptz',
];

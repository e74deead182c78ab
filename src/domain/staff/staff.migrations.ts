import { type Kysely, sql } from 'kysely';
import { operatorLinksMigrations } from './operator-links.migrations.ts';
import { passwordsMigrations } from './passwords/passwords.migrations.ts';
import { recoveryMigrations } from './recoveries/recovery.migrations.ts';
import { signedActsMigrations } from './signed-acts.migrations.ts';
import { staffPhoneMigrations } from './staff-phone.migrations.ts';

export const staffMigrations = {
  '0036-staff': {
    async up(db: Kysely<unknown>) {
      for (const statement of [...tables, ...lastAdministrator]) await sql.raw(statement).execute(db);
    },
  },
  ...signedActsMigrations,
  ...recoveryMigrations,
  ...operatorLinksMigrations,
  ...passwordsMigrations,
  ...staffPhoneMigrations,
};

const tables = [
  `create table staff (
    id uuid primary key,
    name text not null,
    email text not null unique,
    locale text not null check (locale in ('uk', 'en')),
    version integer not null default 1,
    is_demo boolean not null default false,
    created_at timestamptz not null,
    joined_at timestamptz,
    locked_at timestamptz,
    seen_at timestamptz
  )`,
  `create table staff_role (
    staff_id uuid not null references staff (id),
    role text not null check (role in ('sales-manager', 'head-of-sales', 'editor', 'inventory-operator', 'construction-reporter',
      'hr', 'accountant', 'administrator')),
    project_id text check (role <> 'administrator' or project_id is null)
  )`,
  `create unique index staff_role_once on staff_role (staff_id, role, coalesce(project_id, ''))`,
  `create table staff_key (
    id text primary key,
    staff_id uuid not null references staff (id),
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    device text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index staff_key_staff on staff_key (staff_id)`,
  `create table staff_session (
    id uuid primary key,
    staff_id uuid not null references staff (id),
    token_hash text not null unique,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null,
    proven_at timestamptz not null,
    device text not null
  )`,
  `create index staff_session_staff on staff_session (staff_id)`,
  `create table staff_invite (
    staff_id uuid primary key references staff (id),
    id uuid not null unique,
    token_hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create table staff_challenge (
    challenge text primary key,
    staff_id uuid references staff (id),
    expires_at timestamptz not null
  )`,
];

// Checked at the commit, under a lock that transactions take one after another: two administrators who take each other's role cannot
// both succeed. The number names this lock among the advisory locks of the database; domain/staff takes it too.
const lastAdministrator = [
  `create function keep_an_administrator() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(3600);
      if exists (select from staff where joined_at is not null) and not exists (
        select from staff join staff_role on staff_role.staff_id = staff.id
        where role = 'administrator' and joined_at is not null and locked_at is null
      ) then
        raise exception 'the last administrator cannot go' using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`,
  `create constraint trigger staff_role_keeps_an_administrator after delete or update on staff_role deferrable initially deferred
    for each row when (old.role = 'administrator') execute function keep_an_administrator()`,
  `create constraint trigger staff_keeps_an_administrator after update on staff deferrable initially deferred
    for each row when (new.locked_at is not null and old.locked_at is null) execute function keep_an_administrator()`,
  `create constraint trigger staff_stays after delete on staff deferrable initially deferred
    for each row execute function keep_an_administrator()`,
];

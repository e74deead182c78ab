import { type Kysely, sql } from 'kysely';

export const passwordsMigrations = {
  '0058-staff-passwords': {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  },
};

const statements = [
  // The secret of the codes is made of the nonce and the app secret: a reader of the table has neither the password nor a code.
  `create table staff_password (
    staff_id uuid primary key references staff (id),
    hash text not null,
    nonce text not null,
    last_step bigint not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  // Tries in a row that were wrong, by a hash of what was typed: of addresses that have no person, too.
  `create table staff_password_try (
    who text primary key,
    wrong integer not null,
    closed_until timestamptz,
    tried_at timestamptz not null
  )`,
  // Browsers from which a person has logged in by the password.
  `create table staff_device (
    token_hash text not null,
    staff_id uuid not null references staff (id),
    used_at timestamptz not null,
    primary key (token_hash, staff_id)
  )`,
  'create index staff_device_staff on staff_device (staff_id)',
  `alter table staff_session
    add column way text not null default 'passkey' check (way in ('passkey', 'password')),
    add column weakly_proven_at timestamptz,
    alter column proven_at drop not null`,
  // Null: from the beginning.
  'alter table staff_key add column trusted_from timestamptz',
];

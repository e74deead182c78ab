import { type Kysely, sql } from 'kysely';

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
};

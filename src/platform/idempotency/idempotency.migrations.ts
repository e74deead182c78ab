import { type Kysely, sql } from 'kysely';

export const idempotencyMigrations = {
  '0016-idempotency': {
    async up(db: Kysely<unknown>) {
      await sql
        .raw(`create table idempotent_request (
          owner text not null,
          key text not null,
          operation text not null,
          body_hash text not null,
          status smallint,
          answer jsonb,
          created_at timestamptz not null,
          primary key (owner, key)
        )`)
        .execute(db);
      await sql.raw('create index idempotent_request_age on idempotent_request (created_at)').execute(db);
    },
  },
};

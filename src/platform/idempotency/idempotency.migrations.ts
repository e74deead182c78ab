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
  '0031-impersonal-answers': {
    async up(db: Kysely<unknown>) {
      await sql.raw('delete from idempotent_request where status >= 400').execute(db);
      await sql
        .raw(`update idempotent_request set answer = jsonb_set(jsonb_set(answer, '{deal,person}', 'null'), '{deal,papers}', '[]')
          where answer -> 'deal' is not null`)
        .execute(db);
    },
  },
};

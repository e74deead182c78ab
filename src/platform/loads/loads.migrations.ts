import { type Kysely, sql } from 'kysely';

export const loadsMigrations = {
  '0033-loaded-rows': {
    async up(db: Kysely<unknown>) {
      await sql`create table loaded_row (
        part text not null,
        name text not null,
        fingerprint text not null,
        position integer,
        primary key (part, name)
      )`.execute(db);
    },
  },
};

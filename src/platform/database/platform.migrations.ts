import { type Kysely, sql } from 'kysely';

export const platformMigrations = {
  '0000-platform': {
    async up(db: Kysely<unknown>) {
      await sql`create table change (topic text primary key, version bigint not null)`.execute(db);
    },
  },
};

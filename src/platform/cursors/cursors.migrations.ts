import { type Kysely, sql } from 'kysely';

export const cursorsMigrations = {
  '0026-news-cursors': {
    async up(db: Kysely<unknown>) {
      await sql.raw('create table news_cursor (name text primary key, place text not null)').execute(db);
    },
  },
};

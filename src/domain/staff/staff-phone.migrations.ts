import { type Kysely, sql } from 'kysely';

export const staffPhoneMigrations = {
  '0071-staff-phone': {
    async up(db: Kysely<unknown>) {
      await sql.raw(`alter table staff add column phone text check (phone ~ '^[+][1-9][0-9]{7,14}$')`).execute(db);
    },
  },
};

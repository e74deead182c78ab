import { type Kysely, sql } from 'kysely';

export const projectsMigrations = {
  // The office decides what is said of a project, too.
  '0096-office-projects': {
    async up(db: Kysely<unknown>) {
      await sql`alter table office_fields drop constraint office_fields_fields_check`.execute(db);
      await sql`alter table office_fields add constraint office_fields_fields_check check (fields in ('price', 'status', 'facts', 'project'))`.execute(
        db,
      );
    },
  },
  // A price list that brings a project says nothing of how far it is built.
  '0115-unsaid-stages': {
    async up(db: Kysely<unknown>) {
      await sql`alter table project alter column stage drop not null`.execute(db);
    },
  },
};

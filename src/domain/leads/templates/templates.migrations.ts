import { type Kysely, sql } from 'kysely';
import { auditTable } from '../../../platform/audit/audited-table.ts';

export const templatesMigrations = {
  '0074-answer-templates': {
    async up(db: Kysely<unknown>) {
      await sql
        .raw(`create table answer_template (
          id uuid primary key,
          title text not null check (btrim(title) <> ''),
          text_uk text not null check (btrim(text_uk) <> ''),
          text_en text not null check (btrim(text_en) <> ''),
          version integer not null default 1
        )`)
        .execute(db);
      await auditTable(db, { table: 'answer_template', record: 'answer-template', values: 'title text_uk text_en', technical: 'version' });
      await sql.raw('create unique index answer_template_title on answer_template (lower(title))').execute(db);
    },
  },
};

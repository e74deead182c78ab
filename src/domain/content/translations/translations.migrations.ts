import { type Kysely, sql } from 'kysely';
import { auditTable } from '../../../platform/audit/audited-table.ts';

export const translationsMigrations = {
  '0087-translation-sources': {
    async up(db: Kysely<unknown>) {
      await sql.raw(table).execute(db);
      await auditTable(db, {
        table: 'translation_source',
        record: 'translation',
        of: 'part name',
        rows: 'field english ukrainian',
      });
    },
  },
  '0100-translations-noted-at': {
    async up(db: Kysely<unknown>) {
      await sql.raw('alter table translation_source add column noted_at timestamptz').execute(db);
      await auditTable(db, {
        table: 'translation_source',
        record: 'translation',
        of: 'part name',
        rows: 'field english ukrainian',
        technical: 'noted_at',
      });
    },
  },
};

// Texts that stand when the table is made have no row: they count as right.
const table = `create table translation_source (
    part text not null,
    name text not null,
    field text not null,
    english text not null,
    ukrainian text not null,
    primary key (part, name, field, english, ukrainian)
  )`;

import { type Kysely, sql } from 'kysely';
import { auditTable } from '../../../platform/audit/audited-table.ts';

export const legalVersionsMigrations = {
  '0088-legal-versions': {
    async up(db: Kysely<unknown>) {
      for (const statement of statements) await sql.raw(statement).execute(db);
      await auditTable(db, {
        table: 'legal_version',
        record: 'legal-text',
        of: 'page',
        rows: 'number',
        technical: 'since chapters',
      });
    },
  },
};

const statements = [
  `create table legal_version (
    page text not null,
    number integer not null check (number > 0),
    since timestamptz not null,
    chapters jsonb not null,
    primary key (page, number)
  )`,
  // What stands when the table is made is the first version, since contents were last loaded.
  `insert into legal_version (page, number, since, chapters)
    select content ->> 'page', 1, coalesce((select loaded_at from content_load), now()),
      jsonb_agg(jsonb_build_object('slug', slug, 'uk', content -> 'uk', 'en', content -> 'en') order by position, slug)
    from entry where kind = 'legal_chapter' group by 1`,
  `create function keep_legal_version() returns trigger language plpgsql as $$
    begin
      raise exception 'a version of a legal text cannot be changed' using errcode = 'integrity_constraint_violation';
    end $$`,
  'create trigger legal_version_kept before update or delete on legal_version for each row execute function keep_legal_version()',
];

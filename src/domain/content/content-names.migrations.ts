import { type Kysely, sql } from 'kysely';
import type { OpenKysely } from '../../platform/database/database.ts';
import { noteRewritten } from '../../platform/loads/loads.ts';

/**
 * Pages and menus get the names of the product in place of those of the wire, in all that is stored of them: a row that was loaded and not
 * edited since stays so. A process of the version before keeps what it has read until contents are loaded or edited.
 */
export const contentNamesMigrations = {
  '0061-content-names': {
    async up(db: Kysely<unknown>) {
      const stored = db as Kysely<Stored>;
      const loads = db as OpenKysely;
      // What is said is the same: nothing that the change log should show.
      for (const table of ['page', 'menu'] as const) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
      for (const { path, content } of await stored.selectFrom('page').selectAll().execute()) {
        const renamed = rename(content, pageNames);
        await stored
          .updateTable('page')
          .set({ content: json(renamed) })
          .where('path', '=', path)
          .execute();
        await noteRewritten(loads, { part: 'page', name: path, before: content, after: renamed });
      }
      const menus = stored.selectFrom('menu').selectAll().where('name', 'in', Object.keys(menuNames));
      for (const { name, content } of await menus.execute()) {
        const renamed = rename(content, menuNames[name] ?? {});
        await stored
          .updateTable('menu')
          .set({ content: json(renamed) })
          .where('name', '=', name)
          .execute();
        await noteRewritten(loads, { part: 'menu', name, before: content, after: renamed });
      }
      for (const table of ['page', 'menu'] as const) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
    },
  },
};

type Json = Record<string, unknown>;
type Stored = {
  page: { path: string; content: Json };
  menu: { name: string; content: Json };
};
const json = (value: Json) => JSON.stringify(value) as never;

/** New names by the old ones; a field without a change of its own name may have fields that change. */
type Names = { [field: string]: string | Names };
const texts: Names = {
  meta_title: 'metaTitle',
  meta_description: 'metaDescription',
  meta_keyword: 'metaKeyword',
  og_title: 'shareTitle',
  og_description: 'shareDescription',
  seo_blocks: 'seoTexts',
};
const pageNames: Names = { uk: texts, en: texts, og_photo: 'sharePicture' };
const lines: Names = { title_1: 'firstLine', title_2: 'secondLine' };
const menuNames: Record<string, Names> = {
  menu: { promo: { uk: lines, en: lines, photo: 'picture' } },
  footer: {
    small_description: 'description',
    main_project: 'allProjects',
    menu_1: 'firstMenu',
    menu_2: 'secondMenu',
    other: 'otherPages',
    developer_credit: 'developerCredit',
  },
};

const rename = (content: Json, names: Names): Json =>
  Object.fromEntries(
    Object.entries(content).map(([field, value]) => {
      const change = names[field];
      return typeof change === 'object' ? [field, rename(value as Json, change)] : [change ?? field, value];
    }),
  );

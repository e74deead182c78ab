import type { Kysely } from 'kysely';
import { noMenus } from './compose-content.ts';
import type { ContentTables } from './content.tables.ts';
import type { Contents, Slide } from './contents.ts';
import { noEntries } from './entries/entry.ts';
import type { PictureKind } from './stored-pictures.ts';

/** All rows of one moment: the reading transaction sees one state even while another load commits. */
export async function readContents(db: Kysely<ContentTables>): Promise<Contents> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const pages = await transaction.selectFrom('page').selectAll().execute();
      const menus = await transaction.selectFrom('menu').selectAll().execute();
      const stories = await transaction.selectFrom('project_story').selectAll().execute();
      const slides = await transaction
        .selectFrom('benefit_slide')
        .selectAll()
        .orderBy('benefit_salesforce_id')
        .orderBy('position')
        .execute();
      const pictures = await transaction.selectFrom('picture').selectAll().orderBy('position').orderBy('base').execute();
      const entries = await transaction.selectFrom('entry').selectAll().orderBy('position').execute();
      const entriesOf = noEntries();
      for (const { kind, slug, published_from: from, published_until: until, content } of entries)
        entriesOf[kind]?.push({ slug, from: from?.toISOString() ?? null, until: until?.toISOString() ?? null, ...content } as never);
      const slidesOf: Record<string, Slide[]> = {};
      for (const { benefit_salesforce_id: id, content } of slides) slidesOf[id] = [...(slidesOf[id] ?? []), content];
      return {
        pages: Object.fromEntries(pages.map(({ path, content }) => [path, content])),
        menus: { ...noMenus, ...Object.assign({}, ...menus.map(({ name, content }) => ({ [name]: content }))) },
        stories: Object.fromEntries(stories.map(({ project_slug, content }) => [project_slug, content])),
        slides: slidesOf,
        entries: entriesOf,
        pictures: pictures.map((row) => ({
          name: row.base,
          project: row.project_slug,
          kind: row.kind as PictureKind,
          content: row.content,
        })),
      };
    });
}

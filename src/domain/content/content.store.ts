import type { Kysely } from 'kysely';
import { noMenus } from './compose-content.ts';
import type { ContentTables } from './content.tables.ts';
import type { Contents, Slide } from './contents.ts';
import { noEntries } from './entries/entry.ts';
import { entryKinds } from './entries/kinds.ts';
import type { PictureKind } from './pictures.ts';

const json = <Value>(value: Value): Value => JSON.stringify(value) as Value;

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

/** Replaces every row. Must run inside the caller's transaction. */
export async function writeContents(transaction: Kysely<ContentTables>, contents: Contents): Promise<void> {
  for (const table of ['page', 'menu', 'project_story', 'benefit_slide', 'entry', 'picture'] as const)
    await transaction.deleteFrom(table).execute();
  const pages = Object.entries(contents.pages).map(([path, content]) => ({ path, content: json(content) }));
  const menus = Object.entries(contents.menus).map(([name, content]) => ({ name, content: json(content) as never }));
  const stories = Object.entries(contents.stories).map(([slug, content]) => ({ project_slug: slug, content: json(content) }));
  const slides = Object.entries(contents.slides).flatMap(([id, list]) =>
    list.map((slide, position) => ({ benefit_salesforce_id: id, position, content: json(slide) })),
  );
  const entries = entryKinds.flatMap((kind) =>
    contents.entries[kind].map(({ slug, from, until, ...content }, position) => ({
      kind,
      slug,
      position,
      published_from: from === null ? null : new Date(from),
      published_until: until === null ? null : new Date(until),
      content: json(content),
    })),
  );
  const pictures = contents.pictures.map(({ name, project, kind, content }, position) => ({
    base: name,
    project_slug: project,
    kind,
    position,
    content: json(content),
  }));
  if (pages.length > 0) await transaction.insertInto('page').values(pages).execute();
  if (menus.length > 0) await transaction.insertInto('menu').values(menus).execute();
  if (stories.length > 0) await transaction.insertInto('project_story').values(stories).execute();
  if (slides.length > 0) await transaction.insertInto('benefit_slide').values(slides).execute();
  if (entries.length > 0) await transaction.insertInto('entry').values(entries).execute();
  if (pictures.length > 0) await transaction.insertInto('picture').values(pictures).execute();
}

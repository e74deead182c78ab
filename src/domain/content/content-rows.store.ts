import { type Kysely, sql } from 'kysely';
import { keyOf, type LoadRow, type RowName } from '../../platform/loads/load-plan.ts';
import type { ContentTables } from './content.tables.ts';
import type { EntryKind } from './entries/kinds.ts';
import type { PictureKind } from './stored-pictures.ts';

type Db = Kysely<ContentTables>;
const json = <Value>(value: Value): Value => JSON.stringify(value) as Value;

/** Locks the contents against other writers until the caller's transaction ends. */
export const lockContents = (transaction: Db) =>
  sql`lock table page, menu, project_story, benefit_slide, entry, picture in share row exclusive mode`.execute(transaction);

/** Every stored row by its key. */
export async function readRows(db: Db): Promise<Map<string, LoadRow>> {
  const pages = await db.selectFrom('page').selectAll().execute();
  const menus = await db.selectFrom('menu').selectAll().execute();
  const stories = await db.selectFrom('project_story').selectAll().execute();
  const slides = await db.selectFrom('benefit_slide').selectAll().orderBy('position').execute();
  const entries = await db.selectFrom('entry').selectAll().execute();
  const pictures = await db.selectFrom('picture').selectAll().execute();
  const bySlide = Map.groupBy(slides, ({ benefit_salesforce_id: id }) => id);
  const alone = (part: string, name: string, content: object): LoadRow => ({ part, name, position: null, content });
  const rows: LoadRow[] = [
    ...pages.map(({ path, content }) => alone('page', path, content)),
    ...menus.map(({ name, content }) => alone('menu', name, content)),
    ...stories.map(({ project_slug, content }) => alone('project', project_slug, content)),
    ...[...bySlide].map(([id, list]) =>
      alone(
        'benefit',
        id,
        list.map(({ content }) => content),
      ),
    ),
    ...entries.map(({ kind, slug, position, published_from: from, published_until: until, content }) => ({
      part: kind,
      name: slug,
      position,
      content: { ...content, from: from?.toISOString() ?? null, until: until?.toISOString() ?? null },
    })),
    ...pictures.map(({ base, project_slug: project, kind, position, content }) => ({
      part: 'picture',
      name: base,
      position,
      content: { ...content, project, kind },
    })),
  ];
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Writes and removes the planned rows. Must run inside the transaction that has locked the contents. */
export async function writePlan(
  transaction: Db,
  { write, remove }: { write: readonly LoadRow[]; remove: readonly RowName[] },
): Promise<void> {
  for (const row of remove) await removeRow(transaction, row);
  const of = (part: string) => write.filter((row) => row.part === part);
  await writeNamed(transaction, { page: of('page'), menu: of('menu'), project: of('project') });
  for (const { name, content } of of('benefit')) await writeSlides(transaction, name, content as object[]);
  await writeEntries(
    transaction,
    write.filter(({ part }) => !apart.has(part)),
  );
  await writePictures(transaction, of('picture'));
}

/** Parts that are no kinds of entries. */
const apart = new Set(['page', 'menu', 'project', 'benefit', 'picture']);

async function removeRow(transaction: Db, { part, name }: RowName): Promise<void> {
  if (part === 'page') await transaction.deleteFrom('page').where('path', '=', name).execute();
  else if (part === 'menu') await transaction.deleteFrom('menu').where('name', '=', name).execute();
  else if (part === 'project') await transaction.deleteFrom('project_story').where('project_slug', '=', name).execute();
  else if (part === 'benefit') await transaction.deleteFrom('benefit_slide').where('benefit_salesforce_id', '=', name).execute();
  else if (part === 'picture') await transaction.deleteFrom('picture').where('base', '=', name).execute();
  else
    await transaction
      .deleteFrom('entry')
      .where('kind', '=', part as EntryKind)
      .where('slug', '=', name)
      .execute();
}

async function writeNamed(transaction: Db, rows: Record<'page' | 'menu' | 'project', LoadRow[]>): Promise<void> {
  const pages = rows.page.map(({ name, content }) => ({ path: name, content: json(content) as never }));
  const menus = rows.menu.map(({ name, content }) => ({ name, content: json(content) as never }));
  const stories = rows.project.map(({ name, content }) => ({ project_slug: name, content: json(content) as never }));
  if (pages.length > 0)
    await transaction
      .insertInto('page')
      .values(pages)
      .onConflict((conflict) => conflict.column('path').doUpdateSet(({ ref }) => ({ content: ref('excluded.content') })))
      .execute();
  if (menus.length > 0)
    await transaction
      .insertInto('menu')
      .values(menus)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(({ ref }) => ({ content: ref('excluded.content') })))
      .execute();
  if (stories.length > 0)
    await transaction
      .insertInto('project_story')
      .values(stories)
      .onConflict((conflict) => conflict.column('project_slug').doUpdateSet(({ ref }) => ({ content: ref('excluded.content') })))
      .execute();
}

async function writeSlides(transaction: Db, id: string, slides: object[]): Promise<void> {
  await removeRow(transaction, { part: 'benefit', name: id });
  const rows = slides.map((slide, position) => ({ benefit_salesforce_id: id, position, content: json(slide) as never }));
  if (rows.length > 0) await transaction.insertInto('benefit_slide').values(rows).execute();
}

async function writeEntries(transaction: Db, rows: LoadRow[]): Promise<void> {
  if (rows.length === 0) return;
  const entries = rows.map(({ part, name, position, content: whole }) => {
    const { from, until, ...content } = whole as { from: string | null; until: string | null };
    return {
      kind: part as EntryKind,
      slug: name,
      position: position ?? 0,
      published_from: from === null ? null : new Date(from),
      published_until: until === null ? null : new Date(until),
      content: json(content),
    };
  });
  await transaction
    .insertInto('entry')
    .values(entries)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'slug']).doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        published_from: ref('excluded.published_from'),
        published_until: ref('excluded.published_until'),
        content: ref('excluded.content'),
      })),
    )
    .execute();
}

async function writePictures(transaction: Db, rows: LoadRow[]): Promise<void> {
  if (rows.length === 0) return;
  const pictures = rows.map(({ name, position, content: whole }) => {
    const { project, kind, ...content } = whole as { project: string | null; kind: PictureKind };
    return { base: name, project_slug: project, kind, position: position ?? 0, content: json(content) as never };
  });
  await transaction
    .insertInto('picture')
    .values(pictures)
    .onConflict((conflict) =>
      conflict.column('base').doUpdateSet(({ ref }) => ({
        project_slug: ref('excluded.project_slug'),
        kind: ref('excluded.kind'),
        position: ref('excluded.position'),
        content: ref('excluded.content'),
      })),
    )
    .execute();
}

import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { newsItem, newsTag, someContents } from '../../../tests/support/contents/some-contents.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import type { ContentTables } from './content.tables.ts';
import { type Contents, makeContent } from './content.ts';

const clock = () => new Date('2026-11-21T09:00:00Z');
const titled = (slug: string, title: string) => newsItem(slug, { uk: { title, lead: '', html: '' }, en: { title, lead: '', html: '' } });
const withNews = (...news: Contents['entries']['news']) => someContents({ news, news_tag: [newsTag('building')] });

onEachEngine('contents are loaded row by row', (open) => {
  async function opened() {
    const database = await open();
    const db: Kysely<ContentTables> = database.kysely;
    const content = makeContent({ db, clock });
    const rename = (slug: string, title: string) =>
      sql`update entry set content = jsonb_set(content, '{uk,title}', ${JSON.stringify(title)}::jsonb) where kind = 'news' and slug = ${slug}`.execute(
        db,
      );
    const titles = async () => {
      await content.reload();
      return content.current().uk.entries.news.map(({ title }) => title);
    };
    return { db, content, rename, titles };
  }
  const news = (...names: string[]) => names.map((name) => ({ part: 'news', name }));

  it('writes and announces nothing when nothing differs, and says how many rows are as they were', async () => {
    const { db, content } = await opened();
    const first = await content.load(withNews(titled('roof', 'Дах'), titled('cellar', 'Підвал')));
    expect(first.added).toEqual(expect.arrayContaining(news('roof', 'cellar')));
    const announced = async () => (await sql`select version from change where topic = 'content'`.execute(db)).rows;
    const before = await announced();
    const again = await content.load(withNews(titled('roof', 'Дах'), titled('cellar', 'Підвал')));
    expect(again).toEqual({ added: [], changed: [], removed: [], kept: [], same: first.added.length });
    expect(await announced()).toEqual(before);
  });

  it('adds, changes and removes what the contents have added, changed and removed', async () => {
    const { content, titles } = await opened();
    await content.load(withNews(titled('roof', 'Дах'), titled('cellar', 'Підвал'), titled('lift', 'Ліфт')));
    const report = await content.load(withNews(titled('garden', 'Двір'), titled('roof', 'Дах'), titled('cellar', 'Підвали')));
    expect(report).toMatchObject({ added: news('garden'), removed: news('lift'), kept: [] });
    expect(report.changed).toEqual(news('roof', 'cellar'));
    expect(await titles()).toEqual(['Двір', 'Дах', 'Підвали']);
  });

  it('keeps what an editor has changed, made or removed, and says so each time', async () => {
    const { db, content, rename, titles } = await opened();
    const before = withNews(titled('roof', 'Дах'), titled('cellar', 'Підвал'), titled('lift', 'Ліфт'), titled('garden', 'Двір'));
    await content.load(before);
    await rename('roof', 'Слово редактора');
    await rename('garden', 'Двір редактора');
    await db.deleteFrom('entry').where('kind', '=', 'news').where('slug', '=', 'cellar').execute();
    await sql`insert into entry (kind, slug, position, content)
      select kind, 'own', 9, content from entry where kind = 'news' and slug = 'lift'`.execute(db);
    const after = withNews(titled('roof', 'Дах і вежа'), titled('cellar', 'Підвали'), titled('lift', 'Ліфти'), titled('own', 'Інше'));
    for (const _time of [1, 2]) {
      expect((await content.load(after)).kept).toEqual(news('roof', 'cellar', 'own', 'garden'));
      expect(await titles()).toEqual(['Слово редактора', 'Ліфти', 'Двір редактора', 'Ліфт']);
    }
    // A row that the editor restores belongs to the contents again.
    await rename('roof', 'Дах');
    expect((await content.load(after)).changed).toEqual(news('roof'));
    expect(await titles()).toContain('Дах і\u00a0вежа');
  });

  it('replaces an editor’s changes when that is requested, but removes none of the editor’s own rows', async () => {
    const { db, content, rename, titles } = await opened();
    const contents = withNews(titled('roof', 'Дах'), titled('cellar', 'Підвал'));
    await content.load(contents);
    await rename('roof', 'Слово редактора');
    await db.deleteFrom('entry').where('kind', '=', 'news').where('slug', '=', 'cellar').execute();
    await sql`insert into entry (kind, slug, position, content)
      select kind, 'own', 9, content from entry where kind = 'news' and slug = 'roof'`.execute(db);
    expect(await content.load(contents, { overwrite: true })).toMatchObject({ changed: news('roof'), added: news('cellar'), kept: [] });
    expect(await titles()).toEqual(['Дах', 'Підвал', 'Слово редактора']);
  });

  it('reports in a dry run what it would do, and does none of it', async () => {
    const { content, titles } = await opened();
    await content.load(withNews(titled('roof', 'Дах')), { source: 'first' });
    const report = await content.load(withNews(titled('roof', 'Вежа'), titled('garden', 'Двір')), { source: 'second', dryRun: true });
    expect(report).toMatchObject({ changed: news('roof'), added: news('garden') });
    expect(await titles()).toEqual(['Дах']);
    expect(await content.lastLoad()).toEqual({ source: 'first' });
  });

  it('leaves an entry in the place that an editor has given it', async () => {
    const { db, content, titles } = await opened();
    await content.load(withNews(titled('roof', 'Дах'), titled('cellar', 'Підвал'), titled('lift', 'Ліфт')));
    await db.updateTable('entry').set({ position: -1 }).where('slug', '=', 'lift').execute();
    await content.load(withNews(titled('garden', 'Двір'), titled('roof', 'Дах'), titled('cellar', 'Підвал'), titled('lift', 'Ліфт')));
    expect(await titles()).toEqual(['Ліфт', 'Двір', 'Дах', 'Підвал']);
  });

  it('does not remove what a row of an editor names', async () => {
    const { db, content } = await opened();
    const contents = withNews(titled('roof', 'Дах'));
    const [picture] = contents.pictures;
    if (!picture) throw new Error('no picture');
    const second = { ...picture, name: 'editors/choice' };
    await content.load({ ...contents, pictures: [...contents.pictures, second] });
    await sql`update entry set content = jsonb_set(content, '{picture}', '"editors/choice"') where kind = 'news' and slug = 'roof'`.execute(
      db,
    );
    const report = await content.load(contents);
    expect(report.kept).toEqual([...news('roof'), { part: 'picture', name: 'editors/choice' }]);
    await content.reload();
    expect(content.current().uk.entries.news[0]?.picture).not.toBeNull();
  });

  it('takes rows that were there before loads noted them for loaded ones', async () => {
    const { db, content, titles } = await opened();
    await content.load(withNews(titled('roof', 'Дах'), titled('cellar', 'Підвал')));
    await sql`delete from loaded_row`.execute(db);
    expect(await content.load(withNews(titled('roof', 'Вежа')))).toMatchObject({
      changed: news('roof'),
      removed: news('cellar'),
      kept: [],
    });
    expect(await titles()).toEqual(['Вежа']);
  });

  it('waits for another load and writes what that one has left to write', async () => {
    const { db, content, titles } = await opened();
    const other = makeContent({ db, clock });
    await content.load(withNews(titled('roof', 'Дах')));
    const reports = await Promise.all([content.load(withNews(titled('roof', 'Вежа'))), other.load(withNews(titled('roof', 'Вежа')))]);
    expect(reports.map(({ changed }) => changed.length).toSorted()).toEqual([0, 1]);
    expect(await titles()).toEqual(['Вежа']);
  });
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { type Contents, makeContent } from '../../domain/content/content.ts';
import { readContents } from '../load-contents.ts';
import { demoFolder } from './demo-folder.ts';
import { loadDemo } from './load-demo.ts';

const clock = () => new Date('2026-11-21T09:00:00Z');

async function demoContents(): Promise<Contents> {
  const read = await readContents(demoFolder);
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return read.value.contents;
}

/** The demo as it was when its home page and its news page bore another title. */
async function olderDemo(): Promise<Contents> {
  const contents = await demoContents();
  const { main, news } = contents.pages;
  if (!main || !news) throw new Error('The demo has no home page.');
  const titled = (page: typeof main, title: string) => ({ ...page, uk: { ...page.uk, metaTitle: title } });
  return { ...contents, pages: { ...contents.pages, main: titled(main, 'Торішній заголовок'), news: titled(news, 'Торішні новини') } };
}

onOneEngine('the demo developer', (open) => {
  it('fills an empty database once, with a year of prices, and leaves it alone afterwards', async () => {
    const database = await open();
    const count = async (from: string): Promise<number> =>
      Number((await sql<{ n: string }>`select count(*) as n from ${sql.raw(from)}`.execute(database.kysely)).rows[0]?.n);
    await loadDemo({ database, clock });
    expect(await count('apartment')).toBe(2000);
    expect(await count(`apartment where listed and status = 'available'`)).toBeGreaterThanOrEqual(520);
    expect(await count(`import_report where outcome = 'applied'`)).toBe(4);
    expect(await count('(select 1 from price_history group by apartment_id having count(*) >= 4) as flats')).toBeGreaterThan(400);
    expect(await count(`price_history where changed_at > '2026-11-16T08:00:00Z'`)).toBe(0);
    expect(await count('instalment_terms')).toBe(18);
    expect(await count('answer_template')).toBe(6);

    await loadDemo({ database, clock });
    expect(await count('import_report')).toBe(4);
    const content = makeContent({ db: database.kysely, clock });
    await content.reload();
    expect(Object.keys(content.current().uk.projectStories)).toHaveLength(17);
    const again = await content.load(await demoContents(), { source: 'demo' });
    expect(again).toMatchObject({ added: [], changed: [], removed: [], kept: [] });
  });

  it('brings contents of an older demo up to date, but not rows that were changed or loaded since', async () => {
    const database = await open();
    const { kysely: db } = database;
    const content = makeContent({ db, clock });
    const older = await olderDemo();
    const { main, news } = (await demoContents()).pages;
    const printed: string[] = [];
    const start = async () => {
      printed.length = 0;
      await loadDemo({ database, clock, onProgress: (line) => printed.push(line) });
      await content.reload();
      const { pages } = content.current().uk;
      return [pages.main?.metaTitle, pages.news?.metaTitle];
    };
    const [title, newsTitle] = [main?.uk.metaTitle, news?.uk.metaTitle];
    await loadDemo({ database, clock });
    await content.load(older, { source: 'demo of last year' });
    expect(await start()).toEqual([title, newsTitle]);
    expect(printed).toEqual(['The demo developer’s words and pictures are brought up to date.']);
    await start();
    expect(printed, 'what is up to date').toEqual([]);

    await content.load(older, { source: 'demo of last year' });
    await sql`update page set content = jsonb_set(content, '{uk,metaTitle}', '"Слово редактора"') where path = 'main'`.execute(db);
    expect(await start()).toEqual(['Слово редактора', newsTitle]);
    expect(printed).toEqual([
      'The demo developer’s words and pictures are brought up to date. 1 of them stay as somebody has changed them.',
    ]);
    await content.load(older, { overwrite: true });
    expect(await start(), 'loaded from elsewhere').toEqual(['Торішній заголовок', 'Торішні новини']);
    await sql`delete from content_load`.execute(db);
    expect(await start(), 'loaded before loads were noted').toEqual([title, newsTitle]);
  });

  it('leaves a catalogue that is not its own alone', async () => {
    const database = await open();
    const name = JSON.stringify({ uk: 'Чужий', en: 'Another' });
    await sql`insert into project (salesforce_id, slug, name, district, address, stage, sale)
      values ('x', 'another', ${name}, ${name}, ${name}, 'done', 'selling')`.execute(database.kysely);
    await loadDemo({ database, clock });
    expect((await sql`select 1 from apartment`.execute(database.kysely)).rows).toEqual([]);
  });
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeContent } from '../../src/domain/content/content.ts';
import { onOneEngine } from '../../tests/support/database.ts';
import { contents } from './contents/contents.ts';
import { loadDemo } from './load-demo.ts';

const withTitle = (page: (typeof contents.pages)[string] | undefined, title: string) => {
  if (!page) throw new Error('The demo has no home page.');
  return { ...page, uk: { ...page.uk, meta_title: title } };
};
const clock = () => new Date('2026-11-21T09:00:00Z');

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

    await loadDemo({ database, clock });
    expect(await count('import_report')).toBe(4);
    const content = makeContent({ db: database.kysely, clock });
    await content.reload();
    expect(Object.keys(content.current().uk.projectStories)).toHaveLength(17);
  });

  it('brings contents of an older demo up to date, but not what somebody has changed or loaded since', async () => {
    const database = await open();
    const { kysely: db } = database;
    const content = makeContent({ db, clock });
    const said: string[] = [];
    const start = async () => {
      said.length = 0;
      await loadDemo({ database, clock, onProgress: (line) => said.push(line) });
      await content.reload();
      return content.current().uk.pages.main?.meta_title;
    };
    const older = { ...contents, pages: { ...contents.pages, main: withTitle(contents.pages.main, 'Торішній заголовок') } };
    await loadDemo({ database, clock });
    await content.load(older, 'demo of last year');
    expect(await start()).toBe(contents.pages.main?.uk.meta_title);
    expect(said).toEqual(['The demo developer’s words and pictures are brought up to date.']);
    await start();
    expect(said, 'what is up to date').toEqual([]);

    await content.load(older, 'demo of last year');
    await sql`update page set content = jsonb_set(content, '{uk,meta_title}', '"Слово редактора"') where path = 'main'`.execute(db);
    expect(await start()).toBe('Слово редактора');
    await content.load(older);
    expect(await start()).toBe('Торішній заголовок');
    await sql`delete from content_load`.execute(db);
    expect(await start(), 'loaded before loads were noted').toBe(contents.pages.main?.uk.meta_title);
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

import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { newsItem, someContents } from '../../../../tests/support/contents/some-contents.ts';
import { onEachEngine } from '../../../../tests/support/databases/database.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import type { ContentTables } from '../content.tables.ts';
import { makeContent } from '../content.ts';
import { legalVersionsMigrations } from './legal-versions.migrations.ts';

const { slug: _slug, tag: _tag, showOnOneNews: _show, project: _project, ...bare } = newsItem('any');
const chapter = (slug: string, html: string) => ({
  ...bare,
  slug,
  from: null,
  page: 'terms-of-use' as const,
  uk: { title: 'Оплата', html },
  en: { title: 'Payment', html: '<p>By card.</p>' },
});

onEachEngine('versions of legal texts', (open) => {
  async function start() {
    const db: Kysely<ContentTables> = (await open()).kysely;
    const clock = movableClock('2026-11-01T10:00:00Z');
    const content = makeContent({ db, clock });
    const load = (...chapters: ReturnType<typeof chapter>[]) => content.load(someContents({ legal_chapter: chapters }));
    await load(chapter('payment', '<p>Карткою.</p>'));
    const versions = async () => (await content.legalVersions()).map(({ number, since }) => [number, since.toISOString().slice(0, 10)]);
    return { db, clock, content, load, versions };
  }

  it('are kept with the instant from which they were on the site, one for each change of what is read', async () => {
    const { clock, content, load, versions } = await start();
    clock.pass(1440);
    await load(chapter('payment', '<p>Карткою.</p>'));
    expect(await versions()).toEqual([[1, '2026-11-01']]);
    await load(chapter('payment', '<p>Карткою чи з рахунку.</p>'));
    clock.pass(1440);
    await load(chapter('payment', '<p>Карткою чи з рахунку.</p>'), chapter('return', '<p>Вчасно.</p>'));
    await load(chapter('return', '<p>Вчасно.</p>'), chapter('payment', '<p>Карткою чи з рахунку.</p>'));
    expect(await versions()).toEqual([
      [4, '2026-11-03'],
      [3, '2026-11-03'],
      [2, '2026-11-02'],
      [1, '2026-11-01'],
    ]);
    const first = await content.legalVersion({ page: 'terms-of-use', number: 1 });
    expect(first?.chapters).toEqual([
      { slug: 'payment', uk: { title: 'Оплата', html: '<p>Карткою.</p>' }, en: { title: 'Payment', html: '<p>By card.</p>' } },
    ]);
    expect(await content.legalVersion({ page: 'terms-of-use', number: 5 })).toBeNull();
  });

  it('cannot be changed or deleted', async () => {
    const { db } = await start();
    await expect(db.deleteFrom('legal_version').execute()).rejects.toThrow(/cannot be changed/);
    await expect(db.updateTable('legal_version').set({ number: 7 }).execute()).rejects.toThrow(/cannot be changed/);
  });

  it('begin, in a database that is older than they are, with what stands, since its last load', async () => {
    const { db, versions, load } = await start();
    await sql`drop table legal_version`.execute(db);
    await sql`drop function keep_legal_version`.execute(db);
    await legalVersionsMigrations['0088-legal-versions'].up(db as Kysely<unknown>);
    expect(await versions()).toEqual([[1, '2026-11-01']]);
    await load(chapter('payment', '<p>Карткою.</p>'));
    expect(await versions()).toEqual([[1, '2026-11-01']]);
  });
});

import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { makeCatalogue } from '../../src/domain/catalogue/catalogue.ts';
import { makeContent } from '../../src/domain/content/content.ts';
import { makeReleases } from '../../src/domain/releases/releases.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { newsItem, newsTag, someContents } from '../support/contents/some-contents.ts';
import { clonePostgres } from '../support/databases/reused-postgres.ts';
import { killedAt } from './killed-at.ts';
import type { Order } from './publish-and-stop.ts';

/** Each with the state of the release when the process dies there. */
const steps: [step: string, state: string][] = [
  ['locked, nothing written', 'scheduled'],
  ['written, not committed', 'scheduled'],
  ['published', 'published'],
];
const [scheduledAt, dueAt] = [new Date('2026-11-26T10:00:00Z'), new Date('2026-11-26T10:01:00Z')];

describe.skipIf(inject('postgresUrl') === null)('a process that is killed while it publishes a release', () => {
  it.each(steps)('%s: all of the release or nothing is there, and it is published once', async (stopAt, state) => {
    const url = await clonePostgres();
    const database = await openDatabase({ url, dataDir: '' });
    onTestFinished(() => database.close());
    const { kysely: db } = database;
    let now = scheduledAt;
    const clock = () => now;
    const content = makeContent({ db, clock });
    const releases = makeReleases({ db, clock, content, flats: makeCatalogue({ db, clock, currentRate: () => null }).plannedFlats });
    await content.load(someContents({ news_tag: [newsTag('building')], news: [newsItem('spring')], publication: [] }));
    await content.reload();
    const by = crypto.randomUUID();
    const { slug: _slug, ...news } = newsItem('spring');
    const number = await db.transaction().execute(async (transaction) => {
      const made = (await releases.makeRelease(transaction, { name: 'Зима', by })).value.number;
      const row = { release: made, part: 'news', name: 'spring', version: 0, by } as const;
      await releases.saveDraft(transaction, { ...row, content: { ...news, uk: { ...news.uk, title: 'Навесні' } } });
      return made;
    });
    const version = (await releases.findRelease(number))?.release.version ?? 0;
    await db.transaction().execute((transaction) => releases.schedule(transaction, { number, version, at: dueAt, mayPrice: false }));
    const written = async () =>
      (
        await db
          .selectFrom('audit_entry' as never)
          .selectAll()
          .where('record_type' as never, '=', 'entry' as never)
          .execute()
      ).length;
    const titles = async () => {
      await content.reload();
      return content.current().uk.entries.news.map(({ title }) => title);
    };
    const [before, titlesBefore] = [await written(), await titles()];

    now = dueAt;
    await killedAt('publish-and-stop.ts', { url, at: dueAt.toISOString(), stopAt } satisfies Order);
    expect((await releases.findRelease(number))?.release.state, 'what it has left').toBe(state);
    expect(await titles()).toEqual(state === 'published' ? ['Навесні'] : titlesBefore);

    await releases.publishDue(() => false);
    await releases.publishDue(() => false);
    expect((await releases.findRelease(number))?.release.state).toBe('published');
    expect(await titles()).toEqual(['Навесні']);
    expect((await written()) - before).toBe(1);
  });
});

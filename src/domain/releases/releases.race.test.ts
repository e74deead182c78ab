import { sql } from 'kysely';
import { expect, inject, it, onTestFinished } from 'vitest';
import { newsItem, newsTag, someContents } from '../../../tests/support/contents/some-contents.ts';
import { clonePostgres } from '../../../tests/support/databases/reused-postgres.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { mergeFields } from '../../base/json/merge-fields.ts';
import { type OpenKysely, openDatabase } from '../../platform/database/database.ts';
import { makeCatalogue } from '../catalogue/catalogue.ts';
import { makeContent } from '../content/content.ts';
import { makeReleases } from './releases.ts';

const onPostgres = it.skipIf(inject('postgresUrl') === null);
const by = crypto.randomUUID();
const clock = movableClock('2026-11-26T10:00:00Z');
const { slug: _slug, ...news } = newsItem('spring');

/** Processes over one database, and a release that changes a piece of news. */
async function openProcesses(count: number) {
  const url = await clonePostgres();
  const processes = await Promise.all(
    Array.from({ length: count }, async () => {
      const database = await openDatabase({ url, dataDir: '' });
      onTestFinished(() => database.close());
      const { kysely: db } = database;
      const content = makeContent({ db, clock });
      const inOne = <Done>(work: (transaction: OpenKysely) => Promise<Done>) => db.transaction().execute(work);
      const flats = makeCatalogue({ db, clock, currentRate: () => null }).plannedFlats;
      return { db, content, flats, releases: makeReleases({ db, clock, content, flats }), inOne };
    }),
  );
  const [first] = processes;
  if (!first) throw new Error('at least one');
  await first.content.load(someContents({ news_tag: [newsTag('building')], news: [newsItem('spring')], publication: [] }));
  await Promise.all(processes.map(({ content }) => content.reload()));
  const number = (await first.inOne((transaction) => first.releases.makeRelease(transaction, { name: 'Зима', by }))).value.number;
  const save = (content: object, version: number, { inOne, releases } = first) =>
    inOne((transaction) => releases.saveDraft(transaction, { release: number, part: 'news', name: 'spring', version, content, by }));
  const schedule = async (minutes: number) => {
    const version = (await first.releases.findRelease(number))?.release.version ?? 0;
    const at = new Date(clock().getTime() + minutes * 60_000);
    return first.inOne((transaction) => first.releases.schedule(transaction, { number, version, at, mayPrice: false }));
  };
  const published = () =>
    first.db
      .selectFrom('audit_entry' as never)
      .selectAll()
      .where('record_type' as never, '=', 'entry' as never)
      .execute();
  return { processes, first, number, save, schedule, published };
}
type Processes = Awaited<ReturnType<typeof openProcesses>>;

onPostgres(
  'two editors of one row with 1,000 saves lose none of them',
  async () => {
    const { processes, number, save } = await openProcesses(2);
    await save(news, 0);
    const edit = async (process: Processes['first'], who: string) => {
      const read = async () => (await process.releases.findRelease(number))?.drafts[0];
      let base = await read();
      let ours = { ...base?.content } as Record<string, unknown>;
      for (let turn = 0; turn < 500; turn++) {
        ours[`${who}${turn}`] = turn;
        for (;;) {
          const saved = await save(ours, base?.version ?? 0, process);
          if (saved.ok) {
            base = base && { ...base, content: { ...ours }, version: saved.value.version };
            break;
          }
          const theirs = await read();
          const merged = mergeFields({ base: base?.content, ours, theirs: theirs?.content });
          expect(merged.conflicts).toEqual([]);
          ours = { ...(merged.value as object) };
          base = theirs;
        }
      }
    };
    await Promise.all(processes.map((process, at) => edit(process, 'ab'[at] ?? '')));
    const [draft] = (await processes[0]?.releases.findRelease(number))?.drafts ?? [];
    expect(draft?.version).toBe(1_001);
    const found = Object.keys(draft?.content ?? {}).filter((name) => /^[ab]\d+$/.test(name));
    expect(found).toHaveLength(1_000);
  },
  300_000,
);

onPostgres('a release that is due is published once, however many processes look', async () => {
  const { processes, first, number, save, schedule, published } = await openProcesses(4);
  await save({ ...news, uk: { ...news.uk, title: 'Навесні' } }, 0);
  await schedule(1);
  const before = (await published()).length;
  clock.pass(1);
  const done = await Promise.all(processes.map(({ releases }) => releases.publishDue(() => false)));
  expect(done.flat()).toMatchObject([{ number, heldBack: null }]);
  expect((await published()).length - before).toBe(1);
  expect((await first.releases.findRelease(number))?.release.state).toBe('published');
});

onPostgres('a process that dies while it publishes leaves nothing of it, and the next one publishes all of it once', async () => {
  const { processes, number, save, schedule, published } = await openProcesses(2);
  const [dying, next] = processes as [Processes['first'], Processes['first']];
  await save({ ...news, uk: { ...news.uk, title: 'Навесні' } }, 0);
  await schedule(1);
  const before = (await published()).length;
  clock.pass(1);
  const content = {
    ...dying.content,
    /** Its connection ends after everything is written, before the transaction does. */
    async writeChanges(...written: Parameters<typeof dying.content.writeChanges>) {
      await dying.content.writeChanges(...written);
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(written[0]);
    },
  };
  await expect(makeReleases({ db: dying.db, clock, content, flats: dying.flats }).publishDue(() => false)).rejects.toThrow();
  expect((await next.releases.findRelease(number))?.release.state).toBe('scheduled');
  expect(await next.releases.publishDue(() => false)).toMatchObject([{ number, heldBack: null }]);
  expect((await published()).length - before).toBe(1);
  await next.content.reload();
  expect(next.content.current().uk.entries.news.map(({ title }) => title)).toEqual(['Навесні']);
});

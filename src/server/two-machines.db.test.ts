import { expect, it, onTestFinished } from 'vitest';
import { aPhoto } from '../../tests/support/clients/office-media.ts';
import { newsItem, newsTag, someContents } from '../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { emptyFolder } from '../../tests/support/databases/empty-folder.ts';
import { noServices } from '../../tests/support/services/no-services.ts';
import { startObjectStorage } from '../../tests/support/services/object-storage.ts';
import { serveListener } from '../../tests/support/services/serve-listener.ts';
import { buildApp } from '../app/app.ts';
import { smsOf } from '../app/build-clients.ts';
import { buildOperations } from '../app/build-operations.ts';
import { systemClock } from '../base/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { makeLog } from '../platform/log/log.ts';
import { makeRequestRouter } from './request-router.ts';

const by = crypto.randomUUID();
const { slug: _slug, ...news } = newsItem('spring');
type Storage = Awaited<ReturnType<typeof startObjectStorage>>;

/** An app on a machine of its own: it shares the database and the bucket with others, and no folder. */
async function startMachine(database: Database, { settings }: Storage) {
  const config = readConfig({
    DATA_DIR: emptyFolder('machine'),
    PUBLIC_URL: 'http://localhost:3000',
    READS_PER_MINUTE: '100000000',
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  });
  const [secret, clock, log] = ['a secret of thirty-two characters', systemClock, makeLog('fatal')];
  const none = { banks: [], cameras: {}, stateServices: null, lettersAt: null, staffAt: null };
  const { operations } = buildOperations({ db: database.kysely, config, services: noServices, clock, log });
  const sms = smsOf({ port: null, simulator: null }, { answersCodes: false });
  const app = await buildApp({ database, config, secret, sms, operations, clock, log, ...none });
  onTestFinished(() => app.close());
  const build = () => Promise.reject(new Error('no page is asked for'));
  const site = await serveListener(makeRequestRouter({ app, secret, simulators: [], config, clock, log, build, mode: 'production' }));
  return { app, ask: (path: string, init: RequestInit = {}) => fetch(new URL(path, site), init) };
}

onOneEngine('machines that share a bucket', (open) => {
  async function start() {
    const [database, storage] = [await open(), await startObjectStorage()];
    const [one, other] = [await startMachine(database, storage), await startMachine(database, storage)];
    await one.app.content.load(someContents({ news_tag: [newsTag('building')], news: [newsItem('spring')], publication: [] }));
    return { db: database.kysely, database, storage, one, other };
  }
  type Started = Awaited<ReturnType<typeof start>>;

  /** A photo whose parts come to both machines in turn, in a piece of news that is published; the paths of its files. */
  async function publishPhoto({ db, one, other }: Started): Promise<string[]> {
    const bytes = await aPhoto({ width: 1400, height: 900 });
    const half = Math.floor(bytes.length / 2);
    const given = { fileName: 'тераса.jpg', bytes: bytes.length, replaces: null, by };
    const begun = await db.transaction().execute((transaction) => one.app.media.beginUpload(transaction, given));
    if (!begun.ok) throw new Error(begun.refusal.kind);
    const { id } = begun.value;
    await one.app.media.appendToUpload({ id, by, offset: 0, bytes: bytes.subarray(0, half) });
    await other.app.media.appendToUpload({ id, by, offset: half, bytes: bytes.subarray(half) });
    const prepared = await one.app.media.prepareUpload({ id, by });
    if (!prepared.ok) throw new Error(prepared.refusal.kind);
    const finished = await db.transaction().execute((transaction) => one.app.media.finishUpload(transaction, prepared.value));
    if (!finished.ok) throw new Error(finished.refusal.kind);
    const { name } = finished.value;
    await one.app.media.reload();
    const { version = '' } = (await one.app.media.findPicture(name))?.picture ?? {};
    const alt = { uk: 'Тераса', en: 'A terrace' };
    await db.transaction().execute(async (transaction) => {
      await one.app.media.describePicture(transaction, { name, version, alt, focus: { x: 50, y: 50 } });
      const { number } = (await one.app.releases.makeRelease(transaction, { name: 'Весна', by })).value;
      const draft = { release: number, part: 'news', name: 'terrace', version: 0, by };
      await one.app.releases.saveDraft(transaction, { ...draft, content: { ...news, picture: name } });
      const published = await one.app.releases.publish(transaction, { number, version: 2, mayPrice: false });
      expect(published).toEqual({ ok: true, value: {} });
    });
    await other.app.content.reload();
    const shown = other.app.content.current().uk.entries.news.find(({ slug }) => slug === 'terrace')?.picture;
    return (shown?.sources ?? []).flatMap(({ srcset }) => srcset.split(', ').map((one) => one.split(' ')[0] ?? ''));
  }

  it('show a picture that one of them took: the same bytes and ETag from both, and what is there while the bucket is away', async () => {
    const started = await start();
    const { storage, one, other } = started;
    const paths = await publishPhoto(started);
    expect(paths).toHaveLength(6);
    const [first = '', second = ''] = paths;
    const [ofOne, ofOther] = [await one.ask(first), await other.ask(first)];
    expect([ofOne.status, ofOther.status, ofOther.headers.get('content-type')]).toEqual([200, 200, 'image/avif']);
    expect(ofOne.headers.get('etag')).toBe(ofOther.headers.get('etag'));
    expect(Buffer.from(await ofOne.arrayBuffer())).toEqual(Buffer.from(await ofOther.arrayBuffer()));
    const etag = ofOne.headers.get('etag') ?? '';
    expect((await other.ask(first, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await other.ask(first, { method: 'HEAD' })).headers.get('content-length')).toBe(ofOne.headers.get('content-length'));
    expect((await fetch(`${storage.settings.endpoint}/${storage.settings.bucket}${first}`)).status).toBe(403);

    await storage.stop();
    expect((await other.ask(first)).status).toBe(200);
    const away = await other.ask(second);
    expect([away.status, Number(away.headers.get('retry-after')) > 0, away.headers.get('cache-control')]).toEqual([503, true, 'no-store']);
    expect([(await other.ask('/readyz')).status, (await other.ask('/api/uk/news')).status]).toEqual([200, 200]);
    await storage.start();
    await expect.poll(async () => (await other.ask(second)).status).toBe(200);
  });

  it('read the resume that another one has taken', async () => {
    const { one, other } = await start();
    const name = await one.app.stored.resumes.store(Buffer.from('a resume'));
    expect(Buffer.from(await other.app.stored.resumes.read(name)).toString()).toBe('a resume');
    expect((await other.ask(`/pictures/files/resumes/${name}`)).status).not.toBe(200);
  });
});

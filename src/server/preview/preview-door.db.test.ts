import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newsItem, newsTag, someContents } from '../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { noServices } from '../../../tests/support/services/no-services.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { serveListener } from '../../../tests/support/services/serve-listener.ts';
import { buildApp } from '../../app/app.ts';
import { smsOf } from '../../app/build-clients.ts';
import { buildOperations } from '../../app/build-operations.ts';
import { readConfig } from '../../platform/config/config.ts';
import { makeLog } from '../../platform/log/log.ts';
import { makeRequestRouter } from '../request-router.ts';
import { pageScript } from './page-script.ts';

const { slug: _slug, ...news } = newsItem('spring');
const by = crypto.randomUUID();

onOneEngine('the preview of a release', (open) => {
  async function start() {
    const database = await open();
    const dataDir = mkdtempSync(join(tmpdir(), 'domivka-preview-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:3000' });
    const [secret, clock, log] = ['a secret of thirty-two characters', movableClock('2026-11-26T10:00:00Z'), makeLog('fatal')];
    const none = { banks: [], cameras: {}, stateServices: null, lettersAt: null, staffAt: null };
    const { operations } = buildOperations({ db: database.kysely, config, services: noServices, clock, log });
    const sms = smsOf({ port: null, simulator: null }, { answersCodes: false });
    const app = await buildApp({ database, config, secret, sms, operations, clock, log, ...none });
    onTestFinished(() => app.close());
    await app.content.load(someContents({ news_tag: [newsTag('building')], news: [newsItem('spring')], publication: [] }));
    const number = await database.kysely.transaction().execute(async (transaction) => {
      const made = await app.releases.makeRelease(transaction, { name: 'Зима', by });
      const draft = { release: made.value.number, part: 'news', name: 'winter', version: 0, by };
      await app.releases.saveDraft(transaction, {
        ...draft,
        content: { ...news, uk: { ...news.uk, title: 'Чернетка' }, from: '2026-12-01T08:00:00Z' },
      });
      return made.value.number;
    });
    const build = () => Promise.reject(new Error('no page is asked for'));
    const site = await serveListener(makeRequestRouter({ app, secret, simulators: [], config, clock, log, build, mode: 'production' }));
    const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, site), { redirect: 'manual', ...init });
    const tokenAt = (at: Date | null) => new URL(app.preview.addressOf({ release: number, at })).search;
    const cookieOf = async (search: string) => (await ask(`/preview/open${search}`)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const titles = async (cookie?: string) => {
      const answer = await ask('/api/uk/news', { headers: cookie ? { cookie } : {} });
      return { answer, titles: [...(await answer.text()).matchAll(/"title":"([^"]+)"/g)].map(([, title]) => title) };
    };
    return { app: { ...app, database: database.kysely }, clock, number, ask, tokenAt, cookieOf, titles };
  }

  it('shows the drafts at its instant to the browser that has opened it, to no other one and to no cache', async () => {
    const { ask, tokenAt, cookieOf, titles } = await start();
    const later = await cookieOf(tokenAt(new Date('2026-12-02T00:00:00Z')));
    const now = await cookieOf(tokenAt(null));
    const shown = await titles(later);
    expect(shown.titles).toContain('Чернетка');
    expect(shown.answer.headers.get('cache-control')).toBe('no-store');
    expect(shown.answer.headers.get('x-robots-tag')).toBe('noindex');
    expect((await titles(now)).titles).not.toContain('Чернетка');
    expect((await titles()).titles).not.toContain('Чернетка');
    for (const path of ['/sitemap.xml', '/news/rss.xml']) {
      const answer = await ask(path, { headers: { cookie: later } });
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
    }
    for (const path of ['/sitemap.xml', '/api/uk/static-pages'])
      expect(await (await ask(path, { headers: { cookie: '' } })).text()).not.toContain('Чернетка');
  });

  it('shows with it what is scheduled until its instant, and says so', async () => {
    const { app, number, cookieOf, tokenAt, titles } = await start();
    await app.database.transaction().execute(async (transaction) => {
      const made = await app.releases.makeRelease(transaction, { name: 'Перше грудня', by });
      const draft = { release: made.value.number, part: 'news', name: 'spring', version: 0, by };
      await app.releases.saveDraft(transaction, { ...draft, content: { ...news, uk: { ...news.uk, title: 'З першого грудня' } } });
      const at = new Date('2026-12-01T08:00:00Z');
      await app.releases.schedule(transaction, { number: made.value.number, version: 2, mayPrice: false, at });
    });
    const at = (instant: string) => new Date(instant);
    const [before, after] = [at('2026-12-01T07:59:00Z'), at('2026-12-01T08:00:00Z')];
    expect((await titles(await cookieOf(tokenAt(before)))).titles).not.toContain('З\u00a0першого грудня');
    expect((await titles(await cookieOf(tokenAt(after)))).titles).toEqual(expect.arrayContaining(['З\u00a0першого грудня', 'Чернетка']));
    const site = await app.preview.siteOf({ release: number, at: after });
    expect(pageScript({ lang: 'uk', name: site?.name ?? '', others: site?.others ?? [], officeUrl: 'http://localhost' })).toContain(
      '«Перше грудня»',
    );
  });

  it('draws no markup of a draft that could do more than format', async () => {
    const { app, number, ask, tokenAt, cookieOf } = await start();
    const hostile = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<a href="javascript:alert(1)">x</a>'];
    for (const [at, harm] of hostile.entries()) {
      const html = `<p>Слова</p>${harm}`;
      const content = { ...news, uk: { ...news.uk, title: 'Шкода', html }, from: '2026-11-01T08:00:00Z' };
      const draft = { release: number, part: 'news', name: 'harm', version: at, by, content };
      await app.database.transaction().execute((transaction) => app.releases.saveDraft(transaction, draft));
      const cookie = await cookieOf(tokenAt(new Date('2026-12-02T00:00:00Z')));
      const shown = (await (await ask('/api/uk/news/harm', { headers: { cookie } })).json()) as { news: object };
      expect(shown.news).toMatchObject({ title: 'Шкода', html: '' });
    }
  });

  it('sends nothing', async () => {
    const { ask, tokenAt, cookieOf } = await start();
    const cookie = await cookieOf(tokenAt(null));
    for (const path of ['/api/uk/consultation', '/api/deal/make', '/api/client/login', '/subscription/unsubscribe/'])
      expect([path, (await ask(path, { method: 'POST', headers: { cookie } })).status]).toEqual([path, 403]);
    expect((await ask('/api/uk/news', { method: 'DELETE', headers: { cookie } })).status).toBe(403);
  });

  it('opens by its own token alone, for twelve hours, and leads to this site alone', async () => {
    const { app, clock, number, ask, tokenAt, titles } = await start();
    const search = tokenAt(new Date('2026-12-02T00:00:00Z'));
    const opened = await ask(`/preview/open${search}&to=/news/?page=2`);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/news/?page=2']);
    expect(opened.headers.get('set-cookie')).toMatch(/^preview=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await ask(`/preview/open${search}&to=/%25zz/%250a`)).headers.get('location')).toBe('/%zz/%0a');
    for (const to of [
      '//evil.example',
      '/.//evil.example/x',
      '/a/..//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
    ])
      expect((await ask(`/preview/open${search}&to=${encodeURIComponent(to)}`)).headers.get('location')).toBe('/');
    const token = search.slice('?token='.length);
    const forged = [token.replace(/^\d+/, '2'), token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), `${token}A`, 'x', ''];
    for (const wrong of forged) expect((await ask(`/preview/open?token=${wrong}`)).status).toBe(410);
    for (const wrong of forged.filter((one) => one.length > 1))
      expect((await titles(`preview=${wrong}`)).titles.join()).not.toContain('Чернетка');
    const [release] = await app.releases.releases();
    expect(release?.number).toBe(number);
    clock.pass(12 * 60);
    const ended = await titles(`preview=${token}`);
    expect([ended.answer.status, ended.answer.headers.get('set-cookie')?.includes('Max-Age=0')]).toEqual([410, true]);
    const left = await ask('/preview/leave', { headers: { cookie: `preview=${token}` } });
    expect([left.status, left.headers.get('set-cookie')?.includes('Max-Age=0')]).toEqual([303, true]);
  });
});

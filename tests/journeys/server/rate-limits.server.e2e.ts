import { expect, test } from '@playwright/test';
import { appTimeout, type RunningApp, startApp } from '../../support/start-app.ts';

// One app serves them all.
test.describe.configure({ mode: 'default' });
let app: RunningApp;
test.beforeAll(async () => {
  test.setTimeout(appTimeout);
  app = await startApp({
    like: process.env.JOURNEY_MODEL,
    env: { DEMO: 'false', READS_PER_MINUTE: '3', FORMS_PER_10_MINUTES: '1', DRAWINGS_PER_10_MINUTES: '2' },
  });
});
test.afterAll(() => app.stop());

test('one address cannot make the server render pages without end, but a cached page is always there', async () => {
  const ask = (path: string) => fetch(`${app.address}${path}`);
  for (const floor of [1, 2, 3]) expect((await ask(`/apartments/?floorFrom=${floor}`)).status).toBe(200);
  const refused = await ask('/apartments/?floorFrom=4');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('Забагато запитів');
  expect((await ask('/apartments/?floorFrom=3')).status).toBe(200);
});

test('one address cannot have pictures and PDFs, which cost more, rendered without end', async () => {
  const statuses = [];
  const spellings = ['apartments/a/sheet.PDF/', 'apartments/a/%73heet.pdf', 'en/apartments/b/sheet%2epdf', 'apartments/b/sheet.pdf/'];
  for (const path of ['share/uk/news/a.jpg', ...spellings, 'share/en/news/b.jpg'])
    statuses.push((await fetch(`${app.address}/${path}`, { redirect: 'manual' })).status);
  expect(statuses).toEqual([404, 308, 429, 429, 429, 429]);
});

test('one address cannot send forms through a page without end', async () => {
  const send = () => fetch(`${app.address}/apartments/no-such-flat/`, { method: 'POST', body: new URLSearchParams({ name: '' }) });
  expect((await send()).status).not.toBe(429);
  expect((await send()).status).toBe(429);
});

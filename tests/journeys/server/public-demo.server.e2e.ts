import { appTimeout, startApp } from '../../support/start-app.ts';
import { expect, test } from '../journey.ts';

let app: Awaited<ReturnType<typeof startApp>>;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(appTimeout);
  app = await startApp({ like: process.env.JOURNEY_MODEL, env: { DEMO: 'true', PUBLIC_URL: 'https://demo.example.ua' } });
});
test.afterAll(() => app.stop());

const lines = { '/': 'Це демонстрація:', '/en/': 'This is a demo:' };

test('a demo under a public address says so on every page, before any script', async ({ browser, baseURL }) => {
  for (const [home, line] of Object.entries(lines))
    for (const path of ['', 'apartments/', 'news/', 'contacts/', 'login/', 'account/', 'consultation/', 'nothing-here/']) {
      const html = await (await fetch(`${app.address}${home}${path}`)).text();
      expect([home, path, html.indexOf(line) > 0 && html.indexOf(line) < html.indexOf('<header')]).toEqual([home, path, true]);
    }
  expect(await (await fetch(`${baseURL}/`)).text()).not.toContain('Це демонстрація:');
  for (const width of [390, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    await page.goto(`${app.address}/apartments/`);
    const moved = await page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const own = document.querySelector('body > p')?.getBoundingClientRect();
      return { top: own?.top, isNarrow: document.documentElement.scrollWidth <= window.innerWidth };
    });
    expect(moved).toEqual({ top: 0, isNarrow: true });
    await page.close();
  }
});

test('it plays no service and shows no code', async () => {
  const asked = await fetch(`${app.address}/api/client/start-phone-check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '+380501234567' }),
  });
  expect([asked.status, await asked.text()]).toEqual([503, expect.not.stringMatching(/\d{6}/)]);
  for (const name of ['', 'phone/', 'letters/', 'bank/', 'diia/', 'crm/', 'cameras/'])
    expect([name, (await fetch(`${app.address}/simulators/${name}`)).status]).toEqual([name, 404]);
});

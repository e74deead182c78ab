import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { demoFlats, demoSeed, inventoryXml } from '../../../tools/demo/inventory.ts';
import { findHeadlessBrowser } from '../../../tools/system-programs.ts';
import { enterAs, freePort } from '../../journeys/office/office-app.ts';
import { startApp } from '../../support/start-app.ts';
import type { Row } from '../bench-table.ts';
import { decidePrices, importList, raisePrices } from './flats.ts';
import { newProject } from './new-project.ts';
import { makeOffer, sendReport, writeNews } from './words.ts';

/** The developer's feed, whose text may change. */
async function serveFeed() {
  let text = [...inventoryXml({ seed: demoSeed, flats: demoFlats })].join('');
  const server = createServer((_, response) => response.setHeader('content-type', 'application/xml').end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed.xml`,
    change: (how: (before: string) => string) => {
      text = how(text);
    },
    close: () => server.close(),
  };
}

type Feed = Awaited<ReturnType<typeof serveFeed>>;

const contradicted = 3;
/** The feed says another price of some flats for sale. */
const contradict = (feed: Feed): void => {
  let changed = 0;
  feed.change((text) =>
    text.replace(/price="(\d+)(?= ?[^>]*status="available")/g, (whole, price: string) =>
      changed++ < contradicted ? `price="${Number(price) + 500}` : whole,
    ),
  );
};

/** A price list of a project as a sales department sends it: new prices, a word of its own, and a row without an area. */
async function priceList(page: Page): Promise<string> {
  const answer = await page.request.get('/api/uk/apartments?per_page=12&usd=1&sort=price_desc');
  const { apartments } = (await answer.json()) as WireApartmentsAnswer;
  const project = apartments.items[0]?.project.name ?? '';
  const flats = apartments.items.filter((flat) => flat.project.name === project);
  const rows = flats.map(({ section, number, floor, rooms_number: rooms, area, cost_usd: price }, at) =>
    [
      project,
      section.name,
      number,
      floor,
      rooms,
      at === 1 ? 0 : `${area}`.replace('.', ','),
      price - 700,
      at === 0 ? 'чернетка' : 'вільна',
    ].join(';'),
  );
  return ['ЖК;Секція;№;Поверх;Кімнат;Площа;Ціна, $;Стан', ...rows].join('\n');
}

/** The whole month, in the browsers of those who do it. */
async function walk(browser: Browser, baseURL: string, feed: Feed): Promise<Row[]> {
  const open = async (person: string, width = 1440) => {
    const context = await browser.newContext({ baseURL, viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await enterAs(page, person);
    return page;
  };
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const head = await open('Андрій Ковальчук');
  const editor = await open('Марія Гнатюк');
  const reporter = await open('Богдан Савчук', 390);
  const rows = [await raisePrices(head, dayIn(4))];
  contradict(feed);
  rows.push(await makeOffer(editor, dayIn(34)));
  for (const nth of [0, 1, 2]) rows.push(await writeNews(editor, nth));
  for (const [project, stage] of [
    ['Світанок 9', 'facade'],
    ['Цегла', 'frame'],
  ] as const)
    rows.push(await sendReport(reporter, project, stage));
  rows.push(await decidePrices(head, contradicted));
  rows.push(await importList(head, await priceList(head)));
  rows.push(...(await newProject(head, editor)));
  return rows;
}

/** A month of a marketer, a head of sales and a reporter, without a shell. */
export async function measureMonth(): Promise<Row[]> {
  const feed = await serveFeed();
  const port = await freePort();
  const env = { PORT: `${port}`, PUBLIC_URL: `http://localhost:${port}`, INVENTORY_URL: feed.address, INVENTORY_EVERY: '10', DEMO: 'true' };
  const app = await startApp({ env });
  const browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await walk(browser, env.PUBLIC_URL, feed);
  } finally {
    await browser.close();
    await app.stop();
    feed.close();
  }
}

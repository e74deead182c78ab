import { setTimeout as wait } from 'node:timers/promises';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import type { WireStaticPages } from '../../../src/contract/content/static-pages.ts';
import { type FaultyAnswer, startFaultyApi } from '../../support/faults/faulty-api.ts';
import { appTimeout, type RunningApp, startApp } from '../../support/start-app.ts';
import { expect, test, untilHydrated } from '../journey.ts';

// One app serves them all.
test.describe.configure({ mode: 'default' });

let api: Awaited<ReturnType<typeof startFaultyApi>>;
let site: RunningApp;
let flat: WireApartmentsAnswer['apartments']['items'][number];

// The journeys' own site is the API here: its inventory is what the second site must show.
test.beforeAll(async () => {
  test.setTimeout(appTimeout);
  api = await startFaultyApi(process.env.JOURNEY_ADDRESS ?? '');
  site = await startApp({ like: process.env.JOURNEY_MODEL, env: { API_URL: api.address, DEMO: 'false' } });
  const { apartments } = (await (await fetch(`${api.address}/api/uk/apartments`)).json()) as WireApartmentsAnswer;
  const [first] = apartments.items;
  if (!first) throw new Error('The list is empty.');
  flat = first;
});
test.beforeEach(() => api.feel(null));
test.afterAll(async () => {
  await site.stop();
  api.stop();
});

const get = (path: string) => fetch(`${site.address}${path}`, { redirect: 'manual' });
const paths = () => ({
  home: '/',
  list: '/apartments/',
  flat: `/apartments/${flat.slug}/`,
  projects: '/en/projects/',
  project: `/projects/${flat.project.slug}/`,
});

test('shows the inventory of the other host, and sends who asks its API there', async () => {
  for (const path of [...Object.values(paths()), '/favorites/', '/company/', '/test/'])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect(await (await get('/apartments/')).text()).toContain(flat.project.name);
  expect((await get('/no-such-page/')).status).toBe(404);
  expect((await get('/apartments/no-such-flat/')).status).toBe(404);
  const sent = await get('/api/uk/apartments?page=2');
  expect([sent.status, sent.headers.get('location')]).toEqual([307, `${api.address}/api/uk/apartments?page=2`]);
});

test('search engines find the pages of the other host under the address of the site', async () => {
  const listed = async (address: string) => {
    const text = await (await fetch(`${address}/sitemaps/projects.xml`)).text();
    return [...text.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, path, day]) => `${path} ${day}`);
  };
  const own = await listed(site.address);
  expect(own.length).toBeGreaterThan(20);
  expect(own).toEqual(await listed(process.env.JOURNEY_ADDRESS ?? ''));
  expect(await (await get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('a link is shared with a photo of the other host, a comparison with a drawing of our own', async () => {
  const pictureOf = async (path: string) => /"og:image" content="([^"]+)"/.exec(await (await get(path)).text())?.[1] ?? '';
  expect(await pictureOf('/')).toContain(api.address);
  const drawn = new URL(await pictureOf(`/favorites/?compare=${flat.slug}`)).pathname;
  expect(drawn).toBe(`/share/uk/comparison/${flat.slug}.png`);
  expect((await get(drawn)).headers.get('content-type')).toBe('image/png');
});

test('§2 offers: with none in force the list says so, and home has no such chapter', async ({ say }) => {
  const none = '{"offers":{"items":[],"total":0,"lastPage":1}}';
  api.feel(async ({ path, status, body }) => {
    if (path.startsWith('/api/uk/offers')) return { status, body: none };
    return { status, body: path.endsWith('static-pages') ? JSON.stringify({ ...JSON.parse(body), shares: [], promotion: [] }) : body };
  });
  const list = await get('/promo/');
  expect([list.status, (await list.text()).includes(say('offers_none'))]).toEqual([200, true]);
  const home = await (await get('/')).text();
  expect([home.includes('id="projects"'), home.includes('id="offers"')]).toEqual([true, false]);
});

const says =
  (status: number, body: string): FaultyAnswer =>
  async () => ({ status, body });
const faults: [name: string, fault: FaultyAnswer][] = [
  ['is down', () => 'cut'],
  ['is slow', async ({ status, body }) => wait(6_000, { status, body })],
  ['answers 500', says(500, '{"message":"no","statusCode":500}')],
  ['answers a proxy’s page', says(502, '<html>Bad gateway</html>')],
  ['knows nothing', says(404, '{"message":"no","statusCode":404}')],
  ['answers text', says(200, 'hello')],
  ['answers half of it', async ({ body }) => ({ status: 200, body: body.slice(0, body.length / 2) })],
  ['answers a list', says(200, '[]')],
  ['answers null', says(200, 'null')],
];
for (const [name, fault] of faults) {
  test(`§8 an API that ${name} gives a calm page with the right status, and is forgotten at once`, async () => {
    api.feel(fault);
    const asked = Object.entries(paths()).map(async ([page, path]) => {
      const answer = await get(path);
      const html = await answer.text();
      expect([page, answer.status]).toEqual([page, 503]);
      expect([page, answer.headers.get('cache-control')]).toEqual([page, 'no-store']);
      expect([page, answer.headers.get('retry-after')]).toEqual([page, expect.stringMatching(/^\d+$/)]);
      expect([page, /<h1/.test(html), /TypeError|undefined|SyntaxError| at .*\.js/.test(html)]).toEqual([page, true, false]);
    });
    await Promise.all(asked);
    api.feel(null);
    for (const path of Object.values(paths())) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });
}

/** Every field of a value as the way to it; of a list only the fields of its first element. */
function fieldsOf(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null || way.length > 4) return [];
  const names = Array.isArray(value) ? Object.keys(value).slice(0, 1) : Object.keys(value);
  return names.flatMap((name) => [[...way, name], ...fieldsOf((value as Record<string, unknown>)[name], [...way, name])]);
}

const leftOutAtOnce = 6;

function without(body: string, way: string[]): string {
  const whole = JSON.parse(body) as Record<string, unknown>;
  const last = way.at(-1) ?? '';
  // Its container may be left out already.
  const holder = way.slice(0, -1).reduce<Record<string, unknown> | undefined>((inner, name) => inner?.[name] as typeof inner, whole);
  if (holder) delete holder[last];
  return JSON.stringify(whole);
}

for (const [page, address, only] of [
  ['home', () => '/api/uk/static-pages', /^(?!projects|section|pages\.(?!main))/],
  ['project', () => '/api/uk/static-pages', /^(projects|section)/],
  ['flat', () => `/api/uk/apartment/${flat.slug}`, /./],
  ['list', () => '/api/uk/apartments', /./],
] as const) {
  test(`no field that the API leaves out breaks the page: ${page}`, async () => {
    test.setTimeout(180_000);
    const whole: unknown = await (await fetch(`${api.address}${address()}`)).json();
    const ways = fieldsOf(whole).filter((way) => only.test(way.join('.')));
    expect(ways.length).toBeGreaterThan(20);
    const broken: string[] = [];
    const statusWithout = async (left: string[][]) => {
      api.feel(async ({ path, status, body }) => ({ status, body: path.split('?')[0] === address() ? left.reduce(without, body) : body }));
      return (await get(paths()[page])).status;
    };
    // Several from different places at once: a page that is drawn without all of them is drawn without each.
    const groups = Math.ceil(ways.length / leftOutAtOnce);
    for (let group = 0; group < groups; group += 1) {
      const left = ways.filter((_way, at) => at % groups === group);
      if ((await statusWithout(left)) === 200) continue;
      for (const way of left) {
        const status = await statusWithout([way]);
        if (![200, 404, 503].includes(status)) broken.push(`${way.join('.')}: ${status}`);
      }
    }
    expect(broken).toEqual([]);
  });
}

test('§9 sliders stand at their first bounds where the API says none, and still filter', async ({ page }) => {
  api.feel(async ({ path, status, body }) => {
    if (!path.endsWith('/static-pages')) return { status, body };
    const { filters, ...rest } = JSON.parse(body) as WireStaticPages;
    const { project_all, project_submission_date, benefit_categories } = filters;
    return { status, body: JSON.stringify({ ...rest, filters: { project_all, project_submission_date, benefit_categories } }) };
  });
  await page.goto(`${site.address}/en/apartments/`);
  await untilHydrated(page);
  const ends = await page
    .getByRole('slider')
    .evaluateAll((thumbs: HTMLInputElement[]) => thumbs.map(({ min, max, step }) => [min, max, step].join(' ')));
  expect(ends).toEqual(['1000 100000 1000', '24 100 1', '1 10 1'].flatMap((one) => [one, one]));
  const floor = page.getByRole('slider', { name: /^Floor/ }).first();
  await floor.focus();
  await floor.press('ArrowRight');
  await expect(page).toHaveURL(/\?floorFrom=2$/);
});

test('a flat that an open page requests again comes through the site with its missing fields filled in', async () => {
  const address = `/api/en/apartment/${flat.slug}`;
  api.feel(async ({ status, body }) => ({ status, body: without(body, ['apartment', 'rooms']) }));
  const whole = await get(address);
  expect([whole.status, ((await whole.json()) as { apartment: { slug: string; rooms: unknown } }).apartment]).toEqual([
    200,
    expect.objectContaining({ slug: flat.slug, rooms: [] }),
  ]);
  api.feel(null);
  expect((await get('/api/en/apartment/no-such-flat')).status).toBe(404);
  api.feel(() => 'cut');
  const down = await get(address);
  expect([down.status, await down.json()]).toEqual([
    503,
    { message: expect.stringContaining('again'), code: 'unreachable', statusCode: 503 },
  ]);
});

test('executable markup of the other host is removed', async () => {
  api.feel(async ({ status, body }) => ({
    status,
    body: body.replaceAll('"html":"<p>', '"html":"<p>one</p><script>alert(1)</script><p>'),
  }));
  const page = await (await get('/')).text();
  expect(page).not.toContain('alert(1)');
  api.feel(async ({ status, body }) => ({ status, body: body.replaceAll('"html":"<p>', '"html":"<p>one</p><p>') }));
  expect(await (await get('/')).text()).toContain('<p>one</p>');
});

test('a browser asks the other host, with its pictures, and nothing is refused by the policy', async ({ page }) => {
  api.asked.length = 0;
  await page.goto(`${site.address}/apartments/`);
  await untilHydrated(page);
  await page.goto(`${site.address}/projects/${flat.project.slug}/`);
  await untilHydrated(page);
  const picture = page.locator('main picture img').first();
  await expect(picture).toHaveAttribute('src', new RegExp(`^${api.address}/pictures/`));
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto(`${site.address}/apartments/${flat.slug}/`);
  await untilHydrated(page);
  await expect.poll(() => api.asked.filter((path) => path.startsWith('/api/get-apartment-status/')).length).toBeGreaterThan(0);
});

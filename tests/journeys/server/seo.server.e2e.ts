import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { startApp } from '../../support/start-app.ts';
import { structuredDataProblems } from '../../support/structured-data.ts';
import { expect, test } from '../journey.ts';
import { addressOf } from '../pages.ts';

/** The addresses of a sitemap, or of an index, without their host. */
function locationsIn(xml: string): string[] {
  const parser = new SaxesParser();
  const found: string[] = [];
  let isLocation = false;
  parser.on('opentag', ({ name }) => {
    isLocation = name === 'loc';
  });
  parser.on('text', (text) => {
    if (isLocation) found.push(new URL(text).pathname);
    isLocation = false;
  });
  parser.write(xml).close();
  return found;
}

/** The head of a page as a crawler reads it: without running scripts. */
function headOf(html: string) {
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) =>
      Object.fromEntries([...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key?.toLowerCase(), value])),
    );
  const links = tags('link');
  const metas = tags('meta');
  const path = (address: string | undefined) => (address === undefined ? undefined : new URL(address).pathname);
  return {
    noindex: metas.some(({ name, content }) => name === 'robots' && content?.includes('noindex')),
    canonical: path(links.find(({ rel }) => rel === 'canonical')?.href),
    languages: Object.fromEntries(links.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => [hreflang, path(href)])),
    openGraph: Object.fromEntries(
      metas.filter(({ property }) => property?.startsWith('og:')).map(({ property, content }) => [property, content]),
    ),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? '') as { '@type': string },
    ),
    ways: [...html.matchAll(/<a\s[^>]*?href="(\/[^"?#]*\/)"/g)].map(([, way]) => way ?? ''),
  };
}

const plain = (path: string) => path.replace(/^\/(uk|en)\//, '/');
const isFlat = (path: string) => /^\/(en\/)?apartments\/[^/]+\/$/.test(path);
/** Every so-manieth flat: their pages are one template. */
const flatsApart = 80;

test('§2 sitemaps cover exactly the pages that may be found, and each of these has its address, languages and picture', async ({
  baseURL,
}) => {
  test.setTimeout(480_000);
  const get = async (path: string) => {
    const answer = await fetch(`${baseURL}${path}`, { redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  };
  const files = locationsIn((await get('/sitemap.xml')).text);
  const listed = new Set<string>();
  for (const file of files) for (const path of locationsIn((await get(file)).text)) listed.add(path);
  expect(files.map((file) => file.replace(/^\/sitemaps\/|(-\d+)?\.xml$/g, '')).toSorted()).toEqual([
    'apartments',
    'news',
    'offers',
    'pages',
    'projects',
    'vacancies',
  ]);
  expect([...listed].filter(isFlat).length).toBeGreaterThan(1000);

  const waiting = [...listed].filter((path, at) => !isFlat(path) || at % flatsApart === 0);
  const seen = new Set(waiting);
  const wrong: string[] = [];
  let flats = 0;
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const { status, text } = await get(path);
    const { noindex, canonical, languages, openGraph, ways } = headOf(text);
    const isListed = listed.has(path);
    if (status !== 200) wrong.push(`${path} answers ${status}`);
    if (isListed === noindex) wrong.push(`${path} ${isListed ? 'is listed but says noindex' : 'may be found but is not listed'}`);
    if (noindex) continue;
    const english = `/en${plain(path)}`;
    if (canonical !== path) wrong.push(`${path} names itself ${canonical}`);
    if (JSON.stringify(languages) !== JSON.stringify({ uk: plain(path), en: english, 'x-default': plain(path) }))
      wrong.push(`${path} has the languages ${JSON.stringify(languages)}`);
    for (const name of ['og:type', 'og:url', 'og:locale', 'og:title', 'og:description', 'og:image'])
      if (!openGraph[name]) wrong.push(`${path} lacks ${name}`);
    if (!openGraph['og:image']?.startsWith('http')) wrong.push(`${path} has a picture at ${openGraph['og:image']}`);
    for (const way of ways) {
      if (seen.has(way) || way.startsWith('/uk/') || way.startsWith('/api/') || (isFlat(way) && flats++ > 20)) continue;
      seen.add(way);
      waiting.push(way);
    }
  }
  expect(wrong).toEqual([]);
});

test('§1 the structured data of every type of page is whole: founded 2014 with 14 projects, buildings, plans, prices, news', async ({
  baseURL,
}) => {
  const texts = async (path: string) => (await fetch(`${baseURL}${path}`)).text();
  const first = async (kind: string) => locationsIn(await texts(`/sitemaps/${kind}.xml`))[0] ?? '';
  const expected: [path: string, types: string[]][] = [
    ['/', []],
    ['/en/apartments/', []],
    [await first('projects'), ['ApartmentComplex', 'BreadcrumbList']],
    [await first('apartments-1'), ['RealEstateListing', 'BreadcrumbList']],
    [await first('news'), ['NewsArticle', 'BreadcrumbList']],
    [await first('offers'), ['OfferCatalog', 'BreadcrumbList']],
    [await first('vacancies'), ['JobPosting', 'BreadcrumbList']],
  ];
  for (const [path, types] of expected) {
    const { data } = headOf(await texts(path));
    expect(
      data.map((thing) => thing['@type']),
      path,
    ).toEqual(['Organization', ...types]);
    expect(
      data.flatMap((thing) => structuredDataProblems(thing)),
      path,
    ).toEqual([]);
    expect(data[0], path).toMatchObject({ foundingDate: '2014', hasOfferCatalog: { numberOfItems: 14 } });
  }
  const flat = headOf(await texts(await first('apartments-1'))).data[1];
  expect(flat).toMatchObject({
    mainEntity: { '@type': 'Apartment', accommodationFloorPlan: { '@type': 'FloorPlan' } },
    offers: { priceCurrency: 'UAH' },
  });
});

/** Some messengers show no WebP, and none of them a heavy picture. */
const heaviestPicture = 300_000;
const typeOf = (bytes: Buffer) =>
  bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) ? 'image/jpeg' : bytes.subarray(1, 4).toString() === 'PNG' ? 'image/png' : '';

test('a link to any kind of page is shared with a picture drawn for it: JPEG or PNG, 1200×630, light', async ({ baseURL }) => {
  test.setTimeout(240_000);
  const listed = async (kind: string) => locationsIn(await (await fetch(`${baseURL}/sitemaps/${kind}.xml`)).text());
  const kinds = ['apartments-1', 'projects', 'news', 'offers', 'vacancies'];
  const ofKinds = (await Promise.all(kinds.map(listed))).map((all) => all[0] ?? '');
  const flats = (await listed('apartments-1')).filter((path) => !path.startsWith('/en/'));
  const slugs = [flats[0], flats[400], flats[800]].map((path) => path?.split('/')[2] ?? '');
  const query = (name: string) => slugs.map((slug) => `${name}=${slug}`).join('&');
  const paths = [
    ...(await listed('pages')).filter((path) => !path.startsWith('/en/')),
    ...ofKinds,
    ...['plan', 'outlook'].map((page) => `${flats[0]}${page}/`),
    ...['construction', 'board'].map((page) => `${ofKinds[1]}${page}/`),
    ...['favorites', 'consultation', 'resume', 'subscription', 'login', 'account'].map((page) => `/${page}/`),
    `/favorites/?${query('compare')}`,
    `/favorites/?${query('shared')}`,
  ];
  for (const path of paths.flatMap((one) => [one, `/en${one}`])) {
    const { openGraph } = headOf(await (await fetch(`${baseURL}${path}`)).text());
    const about = ['type', 'width', 'height'].map((fact) => openGraph[`og:image:${fact}`]);
    const answer = await fetch(`${baseURL}${new URL(openGraph['og:image'] ?? '').pathname}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    expect([path, answer.status, answer.headers.get('content-type'), ...about]).toEqual([
      path,
      200,
      typeOf(bytes),
      typeOf(bytes),
      '1200',
      '630',
    ]);
    expect([path, width, height]).toEqual([path, 1200, 630]);
    expect(openGraph['og:image:alt'], path).toBeTruthy();
    expect(bytes.byteLength, path).toBeGreaterThan(8_000);
    expect(bytes.byteLength, path).toBeLessThan(heaviestPicture);
  }
});

test('a comparison is shared with the plans of its flats, at an address of its own', async ({ baseURL }) => {
  const flats = locationsIn(await (await fetch(`${baseURL}/sitemaps/apartments-1.xml`)).text()).filter((path) => path.startsWith('/en/'));
  const [one, other] = [flats[0], flats[500]].map((path) => path?.split('/')[3]);
  const head = async (query: string) => headOf(await (await fetch(`${baseURL}/en/favorites/?${query}`)).text()).openGraph;
  const compared = await head(`compare=${one}&compare=${other}&compare=%22%3E&utm_source=letter`);
  expect(new URL(compared['og:image'] ?? '').pathname).toBe(`/share/en/comparison/${one},${other}.png`);
  expect(compared['og:url']?.replaceAll('&amp;', '&')).toMatch(new RegExp(`/en/favorites/\\?compare=${one}&compare=${other}$`));
  expect((await head(`shared=${other}`))['og:image']).toContain(`/share/en/comparison/${other}.png`);
  expect((await head(''))['og:image']).toContain('/share/en/pages/favorites.jpg');
});

test('a quote is shared with the plan of its flat; the office is not shared', async ({ baseURL, request }) => {
  const quote = await addressOf('a quote', 'uk', request);
  const { openGraph, noindex } = headOf(await (await fetch(`${baseURL}${quote}`)).text());
  expect([noindex, openGraph['og:image']]).toEqual([true, expect.stringMatching(/\/share\/uk\/apartments\/[\w-]+\.jpg$/)]);
  expect(headOf(await (await fetch(`${baseURL}/office/`)).text())).toMatchObject({ noindex: true, openGraph: {} });
});

test('feeds and sitemaps have an ETag, answer 304 to a client that has them, and are compressed', async ({ baseURL }) => {
  for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', '/news/rss.xml', '/en/news/rss.xml']) {
    const answer = await fetch(`${baseURL}${path}`, { headers: { 'accept-encoding': 'gzip' } });
    const etag = answer.headers.get('etag') ?? '';
    expect([path, answer.status, answer.headers.get('content-type')?.includes('xml'), etag !== '']).toEqual([path, 200, true, true]);
    expect((await fetch(`${baseURL}${path}`, { headers: { 'if-none-match': etag } })).status, path).toBe(304);
    locationsIn(await answer.text());
  }
  const page = await (await fetch(`${baseURL}/en/news/`)).text();
  expect(page).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]*href="\/en\/news\/rss\.xml"/);
  expect(await (await fetch(`${baseURL}/robots.txt`)).text()).toMatch(/Allow: \/\n[\s\S]*Sitemap: http.*\/sitemap\.xml/);
});

test('§2 a site behind an access code disallows crawlers, shows them no sitemap, and answers its health check', async () => {
  const app = await startApp({ like: process.env.JOURNEY_MODEL, env: { ACCESS_CODE: 'open sesame', DEMO: 'false' } });
  try {
    const answer = await fetch(`${app.address}/robots.txt`);
    expect([answer.status, await answer.text()]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
    for (const path of ['/sitemap.xml', '/news/rss.xml'])
      expect([path, (await fetch(`${app.address}${path}`)).status]).toEqual([path, 401]);
    expect((await fetch(`${app.address}/healthz`)).status).toBe(200);
    // Banks know no code; this app has no bank.
    expect((await fetch(`${app.address}/api/payments/plata/callback`, { method: 'POST' })).status).toBe(404);
  } finally {
    await app.stop();
  }
});

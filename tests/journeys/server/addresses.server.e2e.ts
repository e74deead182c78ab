import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import type { WireStaticPages } from '../../../src/contract/content/static-pages.ts';
import { expect, test } from '../journey.ts';

/** The static pages of the specification. */
const alone = [
  '',
  'account/',
  'apartments/',
  'brokerage/',
  'career/',
  'company/',
  'contacts/',
  'favorites/',
  'investments/',
  'login/',
  'news/',
  'press-room/',
  'privacy-policy/',
  'projects/',
  'promo/',
  'social-responsibility/',
  'terms-of-use/',
  'test/',
  'apartments/initialSlug/',
  'advertising/',
  'aerial-photography/',
  'vacancy/',
];

const headOf = (html: string) => ({
  lang: /<html lang="(\w+)"/.exec(html)?.[1],
  noindex: /<meta name="robots" content="noindex"/.test(html),
  canonical: pathOf(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]),
  title: /<title>([^<]*)/.exec(html)?.[1],
});
function pathOf(address = 'http://none/') {
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
  return `${pathname}${search}`;
}
/** The links of a part of a page: where they lead and what they say. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\s([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => ({
    href: /href="([^"]*)"/.exec(attributes)?.[1],
    name: (/aria-label="([^"]*)"/.exec(attributes)?.[1] ?? inner.replace(/<[^>]*>/g, '')).trim(),
  }));

test('§2 every page stands in its three forms, and names the one without a prefix as the Ukrainian one', async ({ baseURL }) => {
  const get = async (path: string) => {
    const answer = await fetch(`${baseURL}${path}`, { redirect: 'manual' });
    return { status: answer.status, ...headOf(await answer.text()) };
  };
  const list = (await (await fetch(`${baseURL}/api/uk/apartments`)).json()) as WireApartmentsAnswer;
  const [flat] = list.apartments.items;
  const named = [
    `apartments/${flat?.slug}/`,
    `projects/${flat?.project.slug}/`,
    'news/generator-rehearsal/',
    'promo/before-the-new-year/',
    'vacancy/site-manager/',
  ];
  for (const page of [...alone, ...named]) {
    const { noindex } = await get(`/${page}`);
    for (const [form, lang, canonical] of [
      [`/${page}`, 'uk', `/${page}`],
      [`/uk/${page}`, 'uk', `/${page}`],
      [`/en/${page}`, 'en', `/en/${page}`],
    ] as const)
      expect({ form, ...(await get(form)) }).toMatchObject({
        form,
        status: 200,
        lang,
        canonical,
        noindex,
        title: expect.stringMatching(/\S/),
      });
  }
  for (const page of ['test/', 'apartments/initialSlug/', 'login/', 'account/'])
    expect([page, (await get(`/${page}`)).noindex]).toEqual([page, true]);
});

test('§2 an address matches to the slash: a known page without it, or with two, is sent on with its query, all else is no page', async ({
  baseURL,
}) => {
  const get = async (path: string) => {
    const { status, headers } = await fetch(`${baseURL}${path}`, { redirect: 'manual' });
    return [path, status, headers.get('location')];
  };
  for (const page of ['/apartments', '/vacancy', '/advertising', '/projects/luhova', '/apartments/initialSlug', '/no-such-name/x'])
    for (const form of ['', '/uk', '/en']) {
      const isPage = !page.startsWith('/no-such');
      expect(await get(`${form}${page}?a=1`)).toEqual([`${form}${page}?a=1`, isPage ? 308 : 404, isPage ? `${form}${page}/?a=1` : null]);
    }
  expect(await get('/uk')).toEqual(['/uk', 308, '/uk/']);
  for (const [path, tidy] of [
    ['/apartments//?a=1', '/apartments/?a=1'],
    ['/en//apartments/', '/en/apartments/'],
    ['/no-such-page///', '/no-such-page/'],
  ] as const)
    expect(await get(path)).toEqual([path, 308, tidy]);
  for (const path of ['/apartments/a/b/', '/de/', '/uk/en/', '/en/uk/projects/', '/vacancy/site-manager/x/'])
    expect(await get(path)).toEqual([path, 404, null]);
  // A page of a list that cannot be is none either, and never a fault.
  for (const list of ['/news/', '/promo/', '/career/', '/vacancy/'])
    for (const page of ['0', '-1', '1.5', 'x', '%00', '7000', '99999999999999999999', '1e400'])
      expect(await get(`${list}?page=${page}`)).toEqual([`${list}?page=${page}`, 404, null]);
});

test('§2 the language is that of the address: no browser, no cookie and no earlier visit chooses it', async ({ baseURL }) => {
  const plain = await fetch(`${baseURL}/projects/`);
  const asked = await fetch(`${baseURL}/projects/`, {
    headers: { 'accept-language': 'en-GB,en;q=0.9', cookie: 'i18n_redirected=en; locale=en; lang=en' },
    redirect: 'manual',
  });
  expect([asked.status, asked.headers.get('set-cookie')]).toEqual([200, null]);
  expect(asked.headers.get('vary') ?? '').not.toMatch(/language|cookie/i);
  expect(await asked.text()).toBe(await plain.text());
  expect((await fetch(`${baseURL}/en/projects/`)).headers.get('set-cookie')).toBeNull();
});

test('§2 §3 the header’s names and ways come from data, in the language of the address', async ({ baseURL }) => {
  for (const [language, prefix] of [
    ['uk', '/'],
    ['en', '/en/'],
  ] as const) {
    const { header } = (await (await fetch(`${baseURL}/api/${language}/static-pages`)).json()) as WireStaticPages;
    const html = await (await fetch(`${baseURL}${prefix}contacts/`)).text();
    const [, head = ''] = /<header(.*?)<\/header>/s.exec(html) ?? [];
    const [, navigation = ''] = /<nav(.*?)<\/nav>/s.exec(head) ?? [];
    const named = header.menu_blocks.map(({ attributes }) => attributes).filter(({ page }) => !['favorites', 'home'].includes(page));
    const ways = linksIn(navigation);
    expect(ways.length).toBeGreaterThan(3);
    expect(ways).toEqual(
      named.slice(0, ways.length).map(({ name, page }) => ({
        name,
        href: `${prefix}${page.replaceAll('_', '-').replace(/^investment$/, 'investments')}/`,
      })),
    );
    const others = linksIn(head.replace(navigation, ''));
    expect(others.some(({ href }) => href === `${prefix}favorites/`)).toBe(true);
    expect(others.some(({ href }) => href === prefix)).toBe(true);
    expect(others.some(({ href, name }) => href === `tel:${header.phone.replace(/[^+\d]/g, '')}` && name.includes(header.phone))).toBe(
      true,
    );
  }
});

test('§2 resale flats are found at one address, whichever way they were asked for', async ({ baseURL }) => {
  const get = async (path: string) => headOf(await (await fetch(`${baseURL}${path}`)).text());
  for (const [asked, canonical] of [
    ['/apartments/?brockarage=1', '/brokerage/'],
    ['/uk/apartments/?brockarage=1', '/brokerage/'],
    ['/en/apartments/?brockarage=1&roomsNumber=2', '/en/brokerage/?roomsNumber=2'],
    ['/apartments/?brockarage=1&sort=area_desc&view=list', '/brokerage/'],
    ['/brokerage/?roomsNumber=2', '/brokerage/?roomsNumber=2'],
    ['/apartments/?roomsNumber=2', '/apartments/?roomsNumber=2'],
  ] as const)
    expect([asked, (await get(asked)).canonical]).toEqual([asked, canonical]);
  const html = await (await fetch(`${baseURL}/en/apartments/?brockarage=1`)).text();
  const languages = [...html.matchAll(/rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)].map(([, language, href]) => [
    language,
    pathOf(href),
  ]);
  expect(languages).toEqual([
    ['uk', '/brokerage/'],
    ['en', '/en/brokerage/'],
    ['x-default', '/brokerage/'],
  ]);
  expect((await get('/apartments/?brockarage=1')).title).not.toBe((await get('/apartments/')).title);
});

test('§9 the page has the theme’s colour and every price in both currencies, and chooses neither on the server', async ({ baseURL }) => {
  for (const path of ['/apartments/', '/en/apartments/']) {
    const html = await (await fetch(`${baseURL}${path}`)).text();
    expect(html).toContain('<meta name="theme-color" content="#0e0e0e"');
    expect(html).not.toMatch(/<html[^>]*data-currency/);
    const cards = html.match(/<article.*?<\/article>/gs) ?? [];
    expect(cards.length).toBe(12);
    for (const card of cards) expect([card.includes('$'), card.includes('₴')]).toEqual([true, true]);
  }
});

test('§7 a flat names the rate of its second price, its day and its source', async ({ baseURL }) => {
  const get = async (path: string) => (await fetch(`${baseURL}${path}`)).text();
  const { apartments } = JSON.parse(await get('/api/en/apartments')) as WireApartmentsAnswer;
  const { active_currency_rate: rate } = JSON.parse(await get('/api/en/static-pages')) as WireStaticPages;
  const html = (await get(`/en/apartments/${apartments.items[0]?.slug}/`)).replace(/\s/g, ' ');
  expect(html.includes(`At ${Number(rate?.value)} ₴ per $1 as of`)).toBe(true);
  expect(html.includes(`Source: ${rate?.source}`)).toBe(true);
});

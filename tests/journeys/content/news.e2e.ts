import type { WireNewsAnswer } from '../../../src/contract/content/news.ts';
import { expect, noteTexts, test } from '../journey.ts';

const newsFrom = async (request: { get: (path: string) => Promise<{ json(): Promise<unknown> }> }, language: string, query = '') =>
  ((await (await request.get(`/api/${language}/news${query}`)).json()) as WireNewsAnswer).news;

test('§2 /news/: the newest story leads, the rest follows in its order, and pages go on to the last @once', async ({
  page,
  visit,
  at,
  request,
  language,
  say,
}) => {
  const first = await newsFrom(request, language);
  expect(first.lastPage).toBeGreaterThan(1);
  await visit('/news/');
  const headlines = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(headlines).toHaveText(first.items.map(({ title }) => title));
  await page
    .getByRole('navigation', { name: say('list_pages') })
    .getByRole('link', { name: say('list_page', { page: 2 }) })
    .click();
  await expect(page).toHaveURL(at('/news/?page=2'));
  await expect(headlines).toHaveText((await newsFrom(request, language, '?page=2')).items.map(({ title }) => title));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/news\/\?page=2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY), { message: 'another page of stories begins at its top' }).toBe(0);
  await page.goto(at(`/news/?page=${first.lastPage + 1}`));
  await expect(page.getByRole('heading', { level: 1, name: say('shell_error_title') })).toBeVisible();
});

test('§7 news: a topic is a link, shows also what the common list does not (show_on_one_news), and is marked @once', async ({
  page,
  visit,
  at,
  request,
  language,
  say,
}) => {
  const common = new Set<string>();
  for (let number = 1, last = 1; number <= last; number++) {
    const { items, lastPage } = await newsFrom(request, language, `?page=${number}`);
    for (const { slug } of items) common.add(slug);
    last = lastPage;
  }
  const sales = await newsFrom(request, language, '?type=sales');
  const hidden = sales.items.find(({ show_on_one_news }) => !show_on_one_news);
  expect(hidden && common.has(hidden.slug)).toBe(false);
  await visit('/news/');
  const topics = page.getByRole('navigation', { name: say('news_tags') });
  await topics.getByRole('link').nth(3).click();
  await expect(page).toHaveURL(at('/news/?type=sales'));
  await expect(topics.locator('[aria-current=page]')).toHaveText(language === 'uk' ? 'Продажі' : 'Sales');
  await expect(page.getByRole('heading', { level: 2, name: hidden?.title ?? '' })).toBeVisible();
  await page.goto(at('/news/?type=no-such-topic'));
  await expect(page.getByRole('heading', { level: 1, name: say('shell_error_title') })).toBeVisible();
});

test('§2 /news/{slug}/: the news item links to its topic, its project and related items', async ({
  page,
  visit,
  at,
  request,
  language,
  say,
}) => {
  await visit('/news/generator-rehearsal/');
  const { items } = await newsFrom(request, language, '?type=life');
  const story = items.find(({ slug }) => slug === 'generator-rehearsal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story?.title ?? '');
  await expect(page.getByText(story?.lead ?? '')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: language === 'uk' ? 'Кам’яний Яр' : 'Kamianyi Yar', exact: true })).toHaveCount(2);
  const related = page.getByRole('region', { name: say('news_related') }).getByRole('link');
  await expect(related).toHaveCount(3);
  const next = await related.first().textContent();
  await related.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next ?? '');
  await expect(page).toHaveURL(new RegExp(at('/news/resale-in-three-steps/')));
  expect((await page.goto(at('/news/no-such-story/')))?.status()).toBe(404);
});

test('§8 Copied!: a story is shared by the sheet of a phone or by its address, and by plain links to networks', async ({
  page,
  context,
  visit,
  at,
  say,
  isPhone,
  baseURL,
}) => {
  if (isPhone)
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (shared: { url: string }) => document.body.setAttribute('data-shared', shared.url) });
    });
  else await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit('/news/window-tender/');
  const networks = page.getByRole('list', { name: say('news_share_with') }).getByRole('link');
  const hosts = await networks.evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .map(({ host, searchParams }) => [host, searchParams.get('url') ?? searchParams.get('u')]),
  );
  expect(hosts.map(([host]) => host)).toEqual(['t.me', 'www.facebook.com', 'x.com']);
  for (const [, shared] of hosts) expect(new URL(shared ?? '', baseURL).pathname).toBe(at('/news/window-tender/'));
  const share = page.getByRole('button', { name: say('flat_share') });
  const expectNoted = await noteTexts(share);
  await share.click();
  if (isPhone) return expect(page.locator('body')).toHaveAttribute('data-shared', /\/news\/window-tender\/$/);
  await expectNoted(say('flat_copied'));
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(at('/news/window-tender/'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('§2 topics, pages and stories are plain links @once', async ({ page, at, say, saying }) => {
    await page.goto(at('/news/'));
    await page.getByRole('link', { name: say('list_page', { page: 2 }), exact: true }).click();
    await expect(page).toHaveURL(at('/news/?page=2'));
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 2, name: saying('news_related') })).toBeVisible();
  });
});

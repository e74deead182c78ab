import type { APIRequestContext } from '@playwright/test';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import type { WireConstructionAnswer } from '../../../src/contract/content/projects.ts';
import type { WireStaticPages } from '../../../src/contract/content/static-pages.ts';
import { expect, test, untilHydrated, untilPartHydrated } from '../journey.ts';

const shared = async (request: APIRequestContext, language: string) =>
  (await (await request.get(`/api/${language}/static-pages`)).json()) as WireStaticPages;

test('§2 home: every chapter stands, in the order of a magazine, with the present figures', async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  const pages = await shared(request, language);
  await visit('/');
  const main = page.getByRole('main');
  const titles = await main.getByRole('heading', { level: 2 }).allTextContents();
  const building = pages.pages.main?.blocks.construction_title ?? say('home_building');
  expect(titles).toEqual([
    ...['home_projects', 'home_city', 'home_flat_of_the_week', 'home_selected', 'offers_title'].map((key) => say(key)),
    building,
    ...['home_news', 'home_consultation'].map((key) => say(key)),
  ]);

  await expect(page.getByRole('region', { name: say('home_projects') }).getByRole('article')).toHaveCount(pages.projects.length);
  const offers = page.getByRole('region', { name: say('offers_title') });
  const promoted = pages.shares.filter(({ slug }) => pages.promotion.includes(slug)).slice(0, 3);
  await expect(offers.getByRole('heading', { level: 3 })).toHaveText(promoted.map(({ title }) => title));
  const news = page.getByRole('region', { name: say('home_news') });
  await expect(news.getByRole('heading', { level: 3 })).toHaveText(pages.news.slice(0, 6).map(({ title }) => title));

  const figures = page.getByRole('region', { name: say('home_figures') }).getByRole('definition');
  const digits = async (at: number) => Number(((await figures.nth(at).innerText()).match(/\d/g) ?? []).join(''));
  expect([await digits(1), await digits(2)]).toEqual([pages.projects.length, Number(pages.pages.main?.blocks.founded)]);
  expect(await digits(3)).toBe(Math.min(...pages.projects.flatMap(({ cost_from_usd }) => cost_from_usd ?? [])));
  // Between a page and its figure from the API another journey may hold a flat.
  await expect(async () => {
    const { apartments } = (await (await request.get(`/api/${language}/apartments?per_page=1`)).json()) as WireApartmentsAnswer;
    const shown = await digits(0);
    if (shown !== apartments.total) await visit('/');
    expect(shown).toBe(apartments.total);
  }).toPass();
});

test('§2 home: a plate shows its other light under a mouse and with the focus, and loads it only then', async ({
  page,
  visit,
  say,
  language,
  request,
  hasTouch,
}) => {
  const lit = (await shared(request, language)).projects.find(({ other_light }) => other_light);
  if (!lit?.other_light) throw new Error('The demo has projects in other lights.');
  await visit('/');
  const card = page
    .getByRole('region', { name: say('home_projects') })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: lit.name, exact: true }) });
  const other = page.locator(`img[src="${lit.other_light.src}"]`);
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator(other)).toHaveCount(0);
  // Without a mouse the focus of the keyboard does it.
  await (hasTouch ? card.getByRole('link').focus() : card.hover());
  const layer = card.locator('[data-loaded]', { has: other });
  await expect(layer).toHaveCSS('opacity', '1');
  await (hasTouch ? page.getByRole('banner').getByRole('link').first().focus() : page.mouse.move(0, 0));
  await expect(layer).toHaveCSS('opacity', '0');
});

test('§2 home: selected apartments are four different ones, each for a quality that the finder knows @once', async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  const { filters } = await shared(request, language);
  await visit('/');
  const selected = page.getByRole('region', { name: say('home_selected') });
  const qualities = await selected.getByRole('heading', { level: 3 }).allTextContents();
  expect(qualities).toEqual(filters.benefit_categories.slice(0, 4).map(({ name }) => name));
  const links = selected.getByRole('listitem').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(4);
  await links.first().click();
  await expect(page).toHaveURL(new RegExp(`${addresses[0]}$`));
});

test('§2 home: a year of building is twelve months in a row, each as high as the building was @once', async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  await visit('/');
  const months = page.getByRole('list', { name: say('home_building_months') }).getByRole('listitem');
  await expect(months).toHaveCount(12);
  const { construction } = (await (await request.get(`/api/${language}/construction?per_page=48`)).json()) as WireConstructionAnswer;
  const times = await months.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  const known = new Set(construction.items.map(({ month }) => month));
  expect(times).toEqual(times.toSorted());
  expect(times.filter((month) => !known.has(month ?? ''))).toEqual([]);
  const percents = (await months.allTextContents()).map((text) => Number(/(\d+)%/.exec(text)?.[1]));
  const heights = await months.evaluateAll((all) => all.map((month) => month.firstElementChild?.getBoundingClientRect().height ?? 0));
  for (const [at, percent] of percents.entries())
    if (at > 0 && percent > (percents[at - 1] ?? 0)) expect(heights[at]).toBeGreaterThan(heights[at - 1] ?? 0);
});

test.describe('offline', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ });

  test('§2 home: the sentence with blanks names mistakes, retains the input offline, and is sent @once', async ({
    page,
    visit,
    say,
    language,
    context,
  }) => {
    await visit('/');
    const talk = page.getByRole('region', { name: say('home_consultation') });
    const blank = (key: string) => talk.getByRole('textbox', { name: say(key) });
    const send = talk.getByRole('button', { name: say('forms_send') });
    await untilPartHydrated(talk.locator('form'));
    await send.click();
    await expect(talk.getByRole('alert')).toContainText(say('forms_error_required'));
    await expect(blank('forms_name')).toBeFocused();
    await blank('forms_name').fill(language === 'uk' ? 'Оксана' : 'Oksana');
    await blank('forms_phone').fill('12');
    await send.click();
    await expect(talk.getByRole('alert')).toHaveText(say('forms_error_phone'));
    await blank('forms_phone').fill('+380 67 123 45 67');
    await send.click();
    await expect(talk.getByText(say('forms_error_consent'))).toBeVisible();
    await talk.getByRole('checkbox').check();

    await context.setOffline(true);
    await send.click();
    await expect(talk.getByRole('alert')).toHaveText(say('forms_offline'));
    await expect(blank('forms_phone')).toHaveValue('+380 67 123 45 67');
    await context.setOffline(false);
    const thanks = talk.getByRole('status').filter({ hasText: say('forms_consultation_sent') });
    // A restored connection works after a moment; a person whose press failed presses again.
    await expect(async () => {
      if (await thanks.isVisible()) return;
      await send.click({ timeout: 1_000 });
      await expect(thanks).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 20_000 });
    await expect(thanks).toBeFocused();
    await expect(thanks).toContainText(say('forms_consultation_promise'));
  });
});

test('§2 home: what was typed into the sentence is there after a reload @once', async ({ page, visit, say }) => {
  await visit('/');
  const talk = page.getByRole('region', { name: say('home_consultation') });
  const blanks = ['forms_name', 'forms_phone', 'forms_message'].map((key) => talk.getByRole('textbox', { name: say(key) }));
  await untilPartHydrated(talk.locator('form'));
  for (const [at, blank] of blanks.entries()) await blank.fill(`Олена ${at}`);
  await page.reload();
  await untilHydrated(page);
  for (const [at, blank] of blanks.entries()) await expect(blank).toHaveValue(`Олена ${at}`);
  await expect(talk.getByRole('checkbox'), 'the consent is given anew').not.toBeChecked();
});

test('§2 home: the hero is the largest first paint, and nothing moves', async ({ page, at }) => {
  await page.addInitScript(() => {
    const seen = { largest: '', moved: 0, what: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element: Element | null };
        seen.largest = element?.closest('section')?.querySelector('h1') ? 'hero' : `${element?.tagName} ${element?.className}`;
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        seen.moved += value;
        const moves = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`,
        );
        seen.what.push(`${value} at ${startTime}`, ...moves);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(at('/'), { waitUntil: 'networkidle' });
  const seen = () => page.evaluate(() => (window as unknown as { seen: { largest: string; moved: number; what: string[] } }).seen);
  await expect.poll(async () => (await seen()).largest).toBe('hero');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { moved, what } = await seen();
  expect(moved, what.join('\n')).toBeLessThan(0.1);
});

for (const width of [320, 430, 740])
  test(`§4 home at ${width} px: a return from a news item restores the scroll position @once`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit('/');
    const item = page.locator('main').getByRole('article').last().getByRole('link').first();
    const top = () => item.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    // By hand, so that every part above was laid out in its real height.
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      expect(await top()).toBeLessThan(600);
    }).toPass({ intervals: [50] });
    await expect.poll(async () => (await top()) - (await top())).toBe(0);
    await item.evaluate((element) =>
      element.addEventListener('click', () => sessionStorage.setItem('left-at', String(element.getBoundingClientRect().top))),
    );
    await item.click();
    await expect(page).toHaveURL(/\/news\/.+/);
    const before = await page.evaluate(() => Number(sessionStorage.getItem('left-at')));
    await page.goBack();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(6);
  });

test('§4 home: the hero comes to the light over Kyiv when the page is idle @once', async ({ page, visit, say }) => {
  await page.clock.setFixedTime('2026-11-27T12:00:00+02:00');
  await visit('/');
  const lights = page.getByRole('group', { name: say('lights_label') });
  await expect(lights.getByRole('slider')).toHaveAttribute('aria-valuetext', say('lights_day'));
  const day = page.getByRole('main').locator('section').first().getByRole('img', { name: /вдень/ });
  await expect(day).toBeVisible();
});

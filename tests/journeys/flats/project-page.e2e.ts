import type { WireStaticPages } from '../../../src/contract/content/static-pages.ts';
import { expect, test, untilPartHydrated } from '../journey.ts';

const site = 'obriy-richkovyi';

test('§2 project page: its chapters stand in order, and an index goes along and leads to each', async ({ page, visit, say, isPhone }) => {
  await visit(`/projects/${site}/`);
  const chapters = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const names = ['about', 'pictures', 'features', 'flats_title', 'sections', 'construction', 'places', 'documents', 'offers', 'news'];
  const expected = names.map((name) => say(`project_${name}`));
  expect(chapters.filter((title) => expected.includes(title))).toEqual(expected);
  const index = page.getByRole('navigation', { name: say('project_chapters') });
  await expect(index).toBeVisible();
  const line = index.getByRole('button');
  const construction = index.getByRole('link', { name: say('project_construction') });
  await expect(construction).toBeVisible({ visible: !isPhone });
  if (isPhone) {
    await line.click();
    await page.keyboard.press('Escape');
    await expect(construction).toBeHidden();
    await expect(line).toBeFocused();
    await line.click();
  }
  await construction.click();
  await expect(page).toHaveURL(/#construction$/);
  await expect(page.getByRole('heading', { name: say('project_construction') })).toBeInViewport();
  if (!isPhone) return expect(construction).toHaveAttribute('aria-current', 'true');
  await expect(construction).toBeHidden();
  await expect(line).toContainText(say('project_construction'));
  await expect(line).toBeInViewport();
});

test('§2 project page: flats are counted by rooms with the lowest price, and lead into the filtered list', async ({ page, visit, say }) => {
  await visit(`/projects/${site}/`);
  const flats = page.getByRole('region', { name: say('project_flats_title') });
  const two = flats.getByRole('listitem').filter({ has: page.locator('a[href*="roomsNumber=2"]') });
  const count = Number((await two.textContent())?.match(/(\d+)\s*(квартир|apartment)/)?.[1]);
  expect(count).toBeGreaterThan(0);
  const price = (await two.locator('a[href*="roomsNumber=2"] ~ span').last().textContent()) ?? '';
  expect(price).toMatch(/\d/);
  await two.getByRole('link').click();
  await expect(page).toHaveURL(/apartments\/\?project_id=.+roomsNumber=2/);
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp(`^${count}\\s`))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('§2 construction progress: months open one at a time and by stage, one viewpoint in two months of choice, every moved date with its reason @once', async ({
  page,
  visit,
  say,
}) => {
  await visit(`/projects/${site}/`);
  const built = page.getByRole('region', { name: say('project_construction'), exact: true });
  const line = built.getByRole('slider', { name: say('construction_scrub') });
  await line.scrollIntoViewIfNeeded();
  await untilPartHydrated(line);
  await line.focus();
  const height = () => built.evaluate((element) => element.getBoundingClientRect().height);
  const tall = await height();
  const month = built.locator('time:visible');
  await page.keyboard.press('Home');
  await expect(month).toHaveAttribute('datetime', '2025-11');
  await expect.poll(() => built.locator('img:visible').evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('drone-01');
  await page.keyboard.press('End');
  await expect(month).toHaveAttribute('datetime', '2027-02');
  await expect(built.getByText(say('construction_storeys_of', { cast: 24, total: 24 }))).toBeVisible();
  expect(Math.abs((await height()) - tall), 'nothing moves below').toBeLessThan(1);
  await page.getByRole('link', { name: say('project_construction_all') }).click();
  await expect(page).toHaveURL(new RegExp(`/projects/${site}/construction/$`));
  const chapter = (name: string) => page.getByRole('region', { name: say(`construction_${name}`), exact: true });
  const months = chapter('months').locator('details');
  await expect(months).toHaveCount(12);
  await expect(months.first()).toHaveAttribute('open', '');
  await months.nth(3).locator('summary').click();
  await expect(months.nth(3)).toHaveAttribute('open', '');
  await expect(months.first()).not.toHaveAttribute('open', '');
  await expect(months.first().locator('time')).toHaveAttribute('datetime', '2026-10');
  await expect(chapter('stages').getByRole('definition').first()).toHaveText(/100/);
  await expect(chapter('delivery').getByRole('listitem').nth(1)).toContainText('520');

  const viewpoint = chapter('viewpoint');
  const shown = () =>
    viewpoint
      .locator('picture')
      .nth(1)
      .evaluate((picture) => getComputedStyle(picture).clipPath);
  await viewpoint.getByRole('slider').focus();
  const before = await shown();
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight');
  await expect.poll(shown).not.toBe(before);
  await viewpoint.getByLabel(say('construction_before')).selectOption('2026-03');
  await expect(page).toHaveURL(/before=2026-03&after=2026-10/);
  await expect(viewpoint.getByRole('figure')).toContainText(/2026.*2026/);

  await chapter('months').getByRole('navigation').getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/stage=pit/);
  await expect(months).toHaveCount(2);
});

test('§2 infrastructure: every number of the drawing is a place of the list, with minutes on foot @once', async ({ page, visit, say }) => {
  await visit(`/projects/${site}/`);
  const places = page.getByRole('region', { name: say('project_places') });
  const drawn = (await places.getByRole('img').locator('text').allTextContents()).filter((text) => /^\d+$/.test(text));
  const listed = await places.getByRole('listitem').allTextContents();
  expect(drawn.length).toBeGreaterThan(5);
  expect(listed.map((text) => text.match(/^\d+/)?.[0])).toEqual(drawn);
  for (const text of listed) expect(text).toMatch(/\d+\s*(хв|min)$/);
});

test('§2 gallery: a picture opens large by keyboard, the arrows turn, Escape gives the focus back @once', async ({ page, visit, say }) => {
  await visit(`/projects/${site}/`);
  const pictures = page.getByRole('region', { name: say('project_pictures') }).getByRole('link');
  await pictures.first().focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog').or(page.locator('.yarl__root'));
  const shown = box.locator('.yarl__slide_current img');
  await expect(shown).toBeVisible();
  const first = await shown.getAttribute('alt');
  await page.keyboard.press('ArrowRight');
  await expect(shown).not.toHaveAttribute('alt', first ?? '');
  await page.keyboard.press('Escape');
  await expect(page.locator('.yarl__root')).toHaveCount(0);
  await expect(pictures.first()).toBeFocused();
});

test('§8 notices: all apartments are sold, sales have not begun, no current offers @once', async ({
  page,
  visit,
  say,
  request,
  language,
}) => {
  const { projects } = (await (await request.get(`/api/${language}/static-pages`)).json()) as WireStaticPages;
  const one = (sale: string) => projects.find((project) => project.sale === sale)?.slug;
  await visit(`/projects/${one('sold_out')}/`);
  const main = page.getByRole('main');
  await expect(main.getByText(say('project_sold_out')).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: say('project_offers') })).toHaveCount(0);
  await visit(`/projects/${one('upcoming')}/`);
  await expect(main.getByText(say('project_upcoming')).first()).toBeVisible();
  await expect(main.getByText(say('project_no_offers_yet'))).toBeVisible();
});

test('§4 project page: the hero goes along the horizon through day, evening and blackout, each loaded when it is wanted', async ({
  page,
  visit,
  say,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(/(hero-day|blackout)-\d+\.\w+$/.exec(request.url())?.slice(1) ?? [])));
  await page.clock.setFixedTime('2026-11-27T20:00:00+02:00');
  await visit(`/projects/${site}/`);
  const lights = page.getByRole('group', { name: say('lights_label') });
  const thumb = lights.getByRole('slider');
  const hero = page.getByRole('main').locator('section').first();
  const pressed = lights.getByRole('button', { pressed: true });
  const hours = hero.getByText(/^30\s/);
  await untilPartHydrated(thumb);
  await expect(thumb).toHaveAttribute('aria-valuetext', say('lights_evening'));
  expect(asked).toEqual([]);

  await thumb.focus();
  await page.keyboard.press('ArrowRight');
  await expect(thumb).toHaveAttribute('aria-valuetext', say('lights_blackout'));
  await expect(pressed).toHaveText(say('lights_blackout'));
  await expect(hours).toBeVisible();
  await expect(hero.getByRole('img', { name: /відключення|power cut/ })).toBeVisible();
  await hero.getByRole('link', { name: say('lights_more') }).click();
  await expect(page.getByRole('heading', { name: say('blackout_title') })).toBeInViewport();

  await lights.getByRole('button', { name: say('lights_day') }).click();
  await expect(thumb).toHaveValue('0');
  await expect(hours).toHaveCount(0);
  const box = await thumb.boundingBox();
  if (!box) throw new Error('no thumb');
  await page.mouse.move(box.x + 14, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2);
  await expect(thumb).toHaveAttribute('aria-valuetext', say('lights_evening'));
  await page.mouse.up();
  await expect(thumb).toHaveValue('50');
  expect(new Set(asked)).toEqual(new Set(['hero-day', 'blackout']));
});

import type { Locator } from '@playwright/test';
import uk from '../../../src/office/messages/releases/uk.json' with { type: 'json' };
import { violationsOn } from '../axe.ts';
import { enterAs, expect, officeJourneys } from './office-app.ts';

const { test } = officeJourneys();

const [before, after, news] = ['Дім, з якого видно далі', 'Дім, з якого видно зиму', 'Перший сніг над річкою'];

test('a marketer changes a sentence in the page and adds news; visitors see it when it goes live, and not any more when it is undone', async ({
  page,
  request,
}) => {
  let actions = 0;
  const act = async (work: Promise<unknown>) => {
    actions += 1;
    await work;
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first();
  const inEnglish = (name: string) => field(uk.releases_in_en.replace('{name}', name));
  /** Whether a visitor is served a text, also from the cache of pages. */
  const sees = async (path: string, text: string) => (await (await request.get(path)).text()).replaceAll('\u00a0', ' ').includes(text);
  for (let twice = 0; twice < 2; twice++) expect(await sees('/', before)).toBe(true);

  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'редакторка');
  await page.goto('/office/releases');
  await act(button(uk.releases_new).click());
  await act(field(uk.releases_name).fill('Зима'));
  await act(button(uk.releases_make).click());
  await expect(page.getByRole('heading', { name: 'Зима' })).toBeVisible();
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: before })).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'a new release').toEqual([]);

  // A press before the page in the frame has its scripts does nothing.
  await expect(shown.locator('html'), 'a pointer that picks').toHaveCSS('cursor', 'crosshair');
  // The frame is drawn smaller than its page, and a press by coordinates would miss.
  await act(shown.getByRole('heading', { level: 1 }).evaluate((heading: HTMLElement) => heading.click()));
  await expect(field(uk.releases_field_headline)).toBeFocused();
  await act(field(uk.releases_field_headline).fill(after));
  await expect(shown.getByRole('heading', { level: 1, name: after })).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'the form of a page').toEqual([]);

  await act(button(uk.releases_back).click());
  await act(button(uk.releases_choose).click());
  await act(page.getByRole('combobox', { name: uk.releases_part }).selectOption('news'));
  await act(field(uk.releases_slug).fill(news));
  await act(button(uk.releases_add_row).click());
  await act(field(uk.releases_field_title).fill(news));
  await act(inEnglish(uk.releases_field_title).fill('First snow over the river'));
  await act(page.getByRole('combobox', { name: uk.releases_field_tag }).selectOption('life'));
  await act(page.getByRole('checkbox', { name: uk.releases_field_show_on_one_news }).check());
  await expect(page.getByText(uk.releases_saved.replace(' {at}', ''))).toBeVisible();
  for (const path of ['/', '/news/', '/sitemap.xml'])
    for (const text of [after, news, 'pershyi-snih']) expect([path, text, await sees(path, text)]).toEqual([path, text, false]);

  await button(uk.releases_back).click();
  await act(button(uk.releases_publish).click());
  await act(page.getByRole('dialog').getByRole('button', { name: uk.releases_publish }).click());
  await expect(page.getByText(uk.releases_state_published.replace(' {at}', ''))).toBeVisible();
  await expect.poll(() => sees('/', after), 'the headline').toBe(true);
  await expect.poll(() => sees('/news/', news), 'the news').toBe(true);
  expect(await sees('/en/news/', 'First snow over the river')).toBe(true);

  await button(uk.releases_undo).click();
  await page.getByRole('dialog').getByRole('button', { name: uk.releases_undo }).click();
  await expect(page.getByText(uk.releases_state_undone.replace(' {at}', ''))).toBeVisible();
  await expect.poll(() => sees('/', before), 'the headline before').toBe(true);
  expect(await sees('/news/', news)).toBe(false);
  expect(actions, 'presses and filled fields').toBe(16);
});

test('a release goes live with what was typed a moment before: publishing waits until it is saved', async ({ page, request }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'редакторка');
  await page.goto('/office/releases');
  await button(uk.releases_new).click();
  await page.getByRole('textbox', { name: uk.releases_name, exact: true }).fill('Одне слово');
  await button(uk.releases_make).click();
  const headline = page.getByRole('textbox', { name: uk.releases_field_headline, exact: true }).first();
  const shown = page.frameLocator('iframe');
  // A press before the page in the frame has its scripts does nothing.
  await expect(shown.locator('html'), 'a pointer that picks').toHaveCSS('cursor', 'crosshair');
  await shown.getByRole('heading', { level: 1 }).evaluate((heading: HTMLElement) => heading.click());
  await expect(headline).toBeVisible();
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/drafts/save', async (route) => {
    await held;
    await route.continue();
  });
  await headline.fill('Дім, у якому тихо');
  await button(uk.releases_publish).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText(uk.releases_saving);
  await expect(dialog.getByRole('button', { name: uk.releases_publish })).toBeDisabled();
  arrive();
  await dialog.getByRole('button', { name: uk.releases_publish }).click();
  await expect(dialog).toBeHidden();
  const home = async () => (await (await request.get('/')).text()).replaceAll('\u00a0', ' ');
  await expect.poll(home).toContain('Дім, у якому тихо');
});

test('a click on a picture finds its field before the page has loaded, and one on a sentence the sentence, though a link covers their card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'редакторка');
  await page.goto('/office/releases');
  await page.getByRole('button', { name: uk.releases_new, exact: true }).click();
  await page.getByRole('textbox', { name: uk.releases_name, exact: true }).fill('Клацнути картку');
  await page.getByRole('button', { name: uk.releases_make, exact: true }).click();
  const shown = page.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1, name: before })).toBeVisible();
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/pictures/**', async (route) => {
    await held;
    await route.continue();
  });
  await shown.locator('html').evaluate(() => window.location.assign('/news/'));
  await expect(shown.getByRole('heading', { level: 1, name: 'Новини' })).toBeVisible();
  const card = shown.getByRole('main').getByRole('article').nth(1);
  await expect(card).toBeVisible();
  await expect(shown.locator('html'), 'a pointer that picks').toHaveCSS('cursor', 'crosshair');
  await card.evaluate((element: HTMLElement) => element.scrollIntoView({ block: 'center' }));
  /** By a mouse: the frame is drawn smaller than its page. */
  const clickOn = async (part: Locator) => {
    const frame = await page.locator('iframe').boundingBox();
    const { x, y, width } = await part.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, width: window.innerWidth };
    });
    if (!frame) throw new Error('The preview has no frame.');
    const scale = frame.width / width;
    await page.mouse.click(frame.x + x * scale, frame.y + y * scale);
  };
  const asked = (text: RegExp) => page.waitForRequest((request) => text.test(decodeURIComponent(request.url())));
  const found = asked(/content\/find\?.*\/pictures\/[^&]+\.(avif|webp)/);
  await clickOn(card.locator('img'));
  await found;
  arrive();
  // What was found moves the frame down.
  await expect(page.getByText(uk.releases_found_many)).toBeVisible();
  const words = asked(/content\/find\?/);
  const heading = card.getByRole('heading');
  await clickOn(heading);
  expect(decodeURIComponent((await words).url().replaceAll('+', ' '))).toContain((await heading.innerText()).slice(0, 20));
});

import type { Page } from '@playwright/test';
import type { ApartmentsAnswer } from '../../src/contract/catalogue.ts';
import { expect, test, untilAlive } from './house.ts';
import { flats } from './list.ts';

/** The latest that a timer may be on a busy machine, in milliseconds. */
const late = 1500;
type Moments = Record<string, number>;
const momentsOf = (page: Page) => page.evaluate(() => (window as unknown as { moments: Moments }).moments);

test('§2 §9 a new page goes to its top 200 ms after the move', async ({ page, at }) => {
  await page.addInitScript(() => {
    const moments: Moments = {};
    Object.assign(window, { moments });
    const push = history.pushState.bind(history);
    history.pushState = (...given) => {
      push(...given);
      moments.moved = performance.now();
    };
    const scroll = window.scrollTo.bind(window) as (...given: unknown[]) => void;
    window.scrollTo = (...given: unknown[]) => {
      if (moments.moved && (given[0] as ScrollToOptions).top === 0) moments.top ??= performance.now();
      scroll(...given);
    };
  });
  await page.goto(at('/projects/'));
  await untilAlive(page);
  const link = page.locator('main article a[href^="/projects/"]').last();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/projects\/[^/]+\/$/);
  await expect.poll(async () => (await momentsOf(page)).top).toBeGreaterThan(0);
  const { moved = 0, top = 0 } = await momentsOf(page);
  expect(top - moved).toBeGreaterThanOrEqual(195);
  expect(top - moved).toBeLessThan(200 + late);
});

test('§4 §9 a removed favourite leaves the list after 200 ms, and the empty list says what to do and offers help', async ({
  page,
  at,
  say,
  request,
  language,
}) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as ApartmentsAnswer;
  await page.addInitScript((slug) => {
    if (!localStorage.getItem('favourites')) localStorage.setItem('favourites', JSON.stringify([slug]));
    const moments: Moments = {};
    Object.assign(window, { moments });
    document.addEventListener('click', () => {
      moments.removed ??= performance.now();
    });
    new MutationObserver(() => {
      if (moments.removed && !document.querySelector('main article')) moments.gone ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, apartments.items[0]?.slug);
  await page.goto(at('/favorites/'));
  await untilAlive(page);
  const help = page.getByRole('main').getByRole('heading', { name: say('fav_help_title') });
  await expect(help).toBeVisible();
  await flats(page).first().getByRole('button', { pressed: true }).first().click();
  await expect(page.getByText(say('fav_empty'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('fav_empty_go') })).toHaveAttribute('href', at('/apartments/'));
  await expect(help).toBeVisible();
  const { removed = 0, gone = 0 } = await momentsOf(page);
  expect(gone - removed).toBeGreaterThanOrEqual(195);
  expect(gone - removed).toBeLessThan(200 + late);
});

test('§2 §9 the overlay comes when a move still runs after 100 ms, and leaves 300 ms after its end', async ({ page, at, say }) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await page.goto(at('/projects/'));
  await untilAlive(page);
  await expect(page.locator('body > [aria-live]')).toHaveCount(1);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.data*', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  // From here on time passes only when the test says so.
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  const overlay = page.getByRole('status').filter({ hasText: say('shell_loading') });
  await page.locator('main article a[href^="/projects/"]').first().click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.clock.runFor(90);
  await expect(overlay, 'after 90 ms').toHaveCount(0);
  await page.clock.runFor(20);
  await expect(overlay, 'after 110 ms').toBeVisible();

  release();
  await expect(page).toHaveURL(/\/projects\/[^/]+\/$/);
  await expect(page.getByRole('navigation', { name: say('project_chapters') })).toBeVisible();
  await page.clock.runFor(280);
  await expect(overlay, '280 ms after the end').toBeVisible();
  await page.clock.runFor(40);
  await expect(overlay, '320 ms after it').toHaveCount(0);
});

import type { Page, Route } from '@playwright/test';
import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { expect, test, untilHydrated } from '../journey.ts';
import { flats } from '../list.ts';
import { pass } from '../stopped-clock.ts';

type WithRouter = { __reactRouterDataRouter: { state: { navigation: { state: string } } } };

async function open(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  await page.goto(path);
  await untilHydrated(page);
  await expect(page.locator('body > [aria-live]')).toHaveCount(1);
}
/** From here on time passes only when the test says so. */
const stopTheClock = (page: Page) => page.clock.pauseAt('2026-11-21T13:00:00Z');

/** Requests that are answered when the test says so. */
function holdRequests() {
  let [held, release] = [0, () => {}];
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  async function route(request: Route): Promise<void> {
    held += 1;
    await released;
    await request.continue().catch(() => {});
  }
  return { route, release, count: () => held };
}

test('§2 §9 a new page goes to its top 200 ms after the move', async ({ page, at, say }) => {
  const place = () => page.evaluate(() => window.scrollY);
  await open(page, at('/projects/'));
  const link = page.locator('main h4 a[href^="/projects/"]').last();
  await link.scrollIntoViewIfNeeded();
  await stopTheClock(page);
  await link.click();
  await expect(page).toHaveURL(/\/projects\/[^/]+\/$/);
  await expect(page.getByRole('navigation', { name: say('project_chapters') })).toBeVisible();
  await pass(page, 190);
  expect(await place(), 'after 190 ms').toBeGreaterThan(0);
  await pass(page, 20);
  await expect.poll(place, 'after 210 ms').toBe(0);
});

test('§4 §9 a removed favourite leaves the list after 200 ms, and the empty list says what to do and offers help', async ({
  page,
  at,
  say,
  request,
  language,
}) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as WireApartmentsAnswer;
  await page.addInitScript((slug) => localStorage.setItem('favourites', JSON.stringify([slug])), apartments.items[0]?.slug);
  await open(page, at('/favorites/'));
  const help = page.getByRole('main').getByRole('heading', { name: say('fav_help_title') });
  await expect(help).toBeVisible();
  const heart = flats(page).first().getByRole('button', { pressed: true }).first();
  await expect(heart).toBeVisible();
  await stopTheClock(page);
  await heart.click();
  await expect(heart).toHaveCount(0);
  await pass(page, 190);
  await expect(flats(page), 'after 190 ms').toHaveCount(1);
  await pass(page, 20);
  await expect(flats(page), 'after 210 ms').toHaveCount(0);
  await expect(page.getByText(say('fav_empty'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('fav_empty_go') })).toHaveAttribute('href', at('/apartments/'));
  await expect(help).toBeVisible();
});

test('§2 §9 the overlay comes when a move still runs after 100 ms, and leaves 300 ms after its end', async ({ page, at, say }) => {
  await open(page, at('/projects/'));
  const { release, route } = holdRequests();
  await page.route('**/*.data*', route);
  await stopTheClock(page);
  const overlay = page.getByRole('status').filter({ hasText: say('shell_loading') });
  await page.locator('main h4 a[href^="/projects/"]').first().click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // The line shows what is fetched ahead, too.
  await page.waitForFunction(() => (window as unknown as WithRouter).__reactRouterDataRouter.state.navigation.state === 'loading');
  await pass(page, 90);
  await expect(overlay, 'after 90 ms').toHaveCount(0);
  await pass(page, 20);
  await expect(overlay, 'after 110 ms').toBeVisible();
  const grounds = await page.evaluate(() =>
    [...document.querySelectorAll('[role=status][data-shown]')].map((shown) => shown.getAttribute('data-ground')),
  );
  expect(grounds, 'in the ground of the page being left').toEqual([await page.locator('html').getAttribute('data-ground')]);

  release();
  await expect(page).toHaveURL(/\/projects\/[^/]+\/$/);
  await expect(page.getByRole('navigation', { name: say('project_chapters') })).toBeVisible();
  await pass(page, 280);
  await expect(overlay, '280 ms after the end').toBeVisible();
  await pass(page, 40);
  await expect(overlay, '320 ms after it').toHaveCount(0);
});

test('§2 §9 scripts that came first count: a move is as long as its scripts and its data together', async ({ page, at, say }) => {
  await open(page, at('/projects/'));
  const holds = { scripts: holdRequests(), data: holdRequests() };
  const link = page.locator('main h4 a[href^="/projects/"]').first();
  await page.route('**/*.data*', holds.data.route);
  await page.route('**/assets/*.js', holds.scripts.route);
  await stopTheClock(page);
  await link.click();
  await expect.poll(holds.scripts.count).toBeGreaterThan(0);
  await pass(page, 60);
  holds.scripts.release();
  await page.waitForFunction(() => (window as unknown as WithRouter).__reactRouterDataRouter.state.navigation.state === 'loading');
  const overlay = page.getByRole('status').filter({ hasText: say('shell_loading') });
  await expect(overlay, 'after 60 ms').toHaveCount(0);
  await pass(page, 50);
  await expect(overlay, 'after 110 ms').toBeVisible();
  holds.data.release();
});

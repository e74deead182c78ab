import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { expect, test, untilHydrated } from '../journey.ts';

const scripts = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/assets\/[^?]+\.js$/.test(name))
    .map(({ startTime }) => startTime);

test('scripts wait for the first paint', { tag: '@once' }, async ({ visit, page }) => {
  for (const path of ['/', '/apartments/', '/projects/']) {
    await visit(path);
    const asked = await page.evaluate(scripts);
    const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart as number);
    expect(asked.length, path).toBeGreaterThan(5);
    // Patience ends two seconds after the head was read, never earlier.
    expect(Math.min(...asked), path).toBeGreaterThanOrEqual(Math.min(loaded, 2000));
  }
});

test('scripts load at once when the visitor touches the page', { tag: '@once' }, async ({ page, at }) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' });
  // The time limit never comes.
  await page.clock.pauseAt('2026-11-21T13:00:00Z');
  let asked = 0;
  page.on('request', (request) => {
    if (/\/assets\/[^?]+\.js$/.test(request.url())) asked += 1;
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A picture that does not load delays the page's load event.
  await page.route('**/*.avif', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await page.goto(at('/'), { waitUntil: 'domcontentloaded' });
  expect(asked).toBe(0);
  await page.keyboard.press('Shift');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.clock.resume();
  await untilHydrated(page);
  release();
});

test('a press is not lost when the part under it comes', { tag: '@once' }, async ({ page, visit, at }) => {
  const [flat] = ((await (await page.request.get('/api/uk/apartments?per_page=1')).json()) as WireApartmentsAnswer).apartments.items;
  await visit(`/apartments/${flat?.slug}/`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const way = page.getByRole('main').locator('a[href$="/outlook/"]');
  await way.scrollIntoViewIfNeeded();
  await way.hover();
  const still = await way.elementHandle();
  await page.mouse.down();
  release();
  // The part's script comes, and would take the place of the server's link.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  expect(await still?.evaluate((link) => link.isConnected)).toBe(true);
  await page.mouse.up();
  await expect(page).toHaveURL(at(`/apartments/${flat?.slug}/outlook/`));
});

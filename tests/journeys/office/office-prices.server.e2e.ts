import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import uk from '../../../src/office/messages/prices/uk.json' with { type: 'json' };
import releases from '../../../src/office/messages/releases/uk.json' with { type: 'json' };
import { violationsOn } from '../axe.ts';
import { expect } from '../journey.ts';
import { enterAs, officeJourneys } from './office-app.ts';

const { test } = officeJourneys();

test('a head of sales puts two percent on what is for sale, sees it before anyone else, schedules it in six actions and undoes it in two', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  let actions = 0;
  const act = async (work: Promise<unknown>) => {
    actions += 1;
    await work;
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
  const costs = async () => {
    const { apartments } = (await (await request.get('/api/uk/apartments?sort=price_asc&usd=1')).json()) as WireApartmentsAnswer;
    return apartments.items.map(({ slug, cost_usd }) => `${slug} ${cost_usd}`);
  };
  const [before, again] = [await costs(), await costs()];
  expect(again).toEqual(before);

  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'керівник');
  await page.goto('/office/prices');
  await expect(page.getByRole('row').nth(5)).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'prices').toEqual([]);
  await act(choice(uk.prices_status).selectOption('available'));
  await act(page.getByLabel(uk.prices_rule_value).fill('+2'));
  await expect(page.getByRole('columnheader', { name: uk.prices_col_after })).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'a rule').toEqual([]);
  await act(button(uk.prices_to_release).click());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('+2');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'a release of prices').toEqual([]);
  expect(await costs()).toEqual(before);

  await act(button(releases.releases_schedule).click());
  await act(
    page.getByLabel(releases.releases_schedule_at).fill(`${new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)}T09:00`),
  );
  await act(page.getByRole('dialog').getByRole('button', { name: releases.releases_schedule }).click());
  expect(actions).toBeLessThanOrEqual(6);
  await expect(button(releases.releases_unschedule)).toBeVisible();
  expect(await costs()).toEqual(before);
  // A test does not wait for its instant.
  await button(releases.releases_publish).click();
  await page.getByRole('dialog').getByRole('button', { name: releases.releases_publish }).click();
  await expect.poll(costs).not.toEqual(before);

  actions = 0;
  await act(button(releases.releases_undo).click());
  await act(page.getByRole('dialog').getByRole('button', { name: releases.releases_undo }).click());
  expect(actions).toBe(2);
  await expect.poll(costs).toEqual(before);

  // A floor of the board under a rule, then one flat, at once: its cell, its price, and the button.
  await page.goto('/office/prices?project=0&status=available');
  await button(uk.prices_board).click();
  const flats = page.locator('[role=grid] [data-row]:not([aria-disabled=true])');
  const changed = page.getByRole('gridcell', { name: /→/, selected: true });
  await page.getByLabel(uk.prices_rule_value).fill('+2');
  await flats.first().focus();
  await page.keyboard.press('Shift+Space');
  expect(await changed.count()).toBeGreaterThan(0);
  await expect(page.getByRole('gridcell', { name: /→/ })).toHaveCount(await changed.count());
  expect(await violationsOn(page, { part: 'main' }), 'the board').toEqual([]);
  actions = 0;
  await act(flats.first().dblclick());
  await expect(page.getByLabel(uk.prices_rule_price)).toBeFocused();
  await act(page.keyboard.type('21000'));
  await act(button(uk.prices_publish).click());
  expect(actions).toBe(3);
  await expect(page.getByText(uk.prices_published.replace('{count}', '1'))).toBeVisible();
  await expect.poll(async () => (await costs())[0]).toMatch(/ 21000$/);

  // It stands against the feed, until it is given back.
  await page.getByRole('link', { name: uk.prices_ours_link }).click();
  const back = page.getByRole('button', { name: uk.prices_ours_end });
  await expect(back).toHaveCount(1);
  expect(await violationsOn(page, { part: 'main' }), 'prices of ours').toEqual([]);
  await back.click();
  await expect(page.getByText(uk.prices_ours_nothing)).toBeVisible();
  await expect.poll(costs).toEqual(before);
});

import { violationsOn } from '../axe.ts';
import { expect, test } from '../journey.ts';

// The reader draws every operation; the first description takes seconds.
test.describe.configure({ mode: 'default', timeout: 120_000 });
const drawn = { timeout: 40_000 };

test('the reference of the API can be read, searched and tried in a browser under its own policy', async ({ page, request }) => {
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as { paths: Record<string, object> };
  const all = Object.values(paths).flatMap((methods) => Object.keys(methods));
  const answer = await page.goto('/api/docs/');
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  await expect(page.locator('.info .title')).toContainText('Domivka API', drawn);
  const operations = page.locator('.opblock');
  await expect(operations).toHaveCount(all.length, drawn);
  const search = page.getByRole('search').getByLabel('Find an operation');
  await search.fill('waitlist');
  await expect(operations.first()).toContainText('/api/deal/');
  expect(await operations.count()).toBeLessThan(all.length / 4);
  await search.fill('booking-terms');
  await expect(operations).toHaveCount(0);
  await search.fill('/api/deal/terms');
  await operations.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table')).toContainText('"deposit"');
});

for (const width of [390, 1440])
  test(`the reference of the API has nothing that axe finds wrong, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/api/docs/');
    const search = page.getByRole('search').getByLabel('Find an operation');
    await expect(search).toBeVisible(drawn);
    const operations = page.locator('.opblock');
    // The reader searches a moment after the last letter; of more than one operation none can be asked for its name.
    const find = async (path: string, name: RegExp) => {
      await search.fill(path);
      await expect(operations).toHaveCount(1, drawn);
      await expect(operations).toHaveAttribute('id', name);
      await operations.locator('.opblock-summary-control').click();
    };
    expect(await violationsOn(page), 'all operations').toEqual([]);
    await find('/consultation', /sendConsultation$/);
    await expect(page.getByLabel('Request body')).toBeVisible();
    expect(await violationsOn(page), 'an operation with a body').toEqual([]);
    await find('/rental-yield', /rentalYield$/);
    await page.getByLabel('price', { exact: true }).fill('90000');
    await page.getByRole('button', { name: 'Execute' }).click();
    await expect(page.locator('.live-responses-table')).toContainText('"payback_months"');
    expect(await violationsOn(page), 'an answer').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('region', { name: 'Login' }).getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Close', exact: true }).first()).toBeVisible();
    expect(await violationsOn(page), 'the dialog of the token').toEqual([]);
  });

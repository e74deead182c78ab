import type { Locator } from '@playwright/test';
import { expect, test, untilPartHydrated } from '../journey.ts';
import { filterOf } from '../list.ts';

/** The message of a field, which screen readers announce too. */
const saidOf = (field: Locator) =>
  expect.poll(() => field.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent));

test('§5 the months and the down payment of instalments show their limits, and retain the input @once', async ({ page, visit, say }) => {
  await visit('/apartments/obriy-richkovyi-3-157/');
  const months = page.locator('input[name="months"]');
  await months.scrollIntoViewIfNeeded();
  await untilPartHydrated(months);
  for (const typed of ['0', '999', 'abc', '-3', '12.5']) {
    await months.fill(typed);
    await months.press('Enter');
    await expect(months, typed).toHaveAttribute('aria-invalid', 'true');
    await saidOf(months).toBe(say('instalments_invalid_months'));
    await expect(months).toHaveValue(typed);
  }
  await months.fill('12');
  await months.press('Enter');
  await expect(months).not.toHaveAttribute('aria-invalid');
  const down = page.locator('input[name="down"]');
  for (const typed of ['101', 'abc', '-1']) {
    await down.fill(typed);
    await down.press('Enter');
    await expect(down, typed).toHaveAttribute('aria-invalid', 'true');
    await saidOf(down).toBe(say('instalments_invalid_down'));
  }
});

test('§5 the ends of a filter report an invalid number and a wrong order, and the list stays @once', async ({
  page,
  visit,
  say,
  saying,
  isPhone,
}) => {
  await visit('/apartments/');
  const filter = await filterOf(page, { say, saying, isPhone });
  const [from, to] = [filter.locator('input[name="costFrom"]'), filter.locator('input[name="costTo"]')];
  await from.scrollIntoViewIfNeeded();
  const address = page.url();
  await from.fill('abc');
  await from.press('Enter');
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await saidOf(from).toBe(say('filter_unreadable'));
  await expect(from, 'what was typed stays in sight').toHaveValue('abc');
  expect(page.url()).toBe(address);
  await from.fill('');
  await from.press('Enter');
  await expect(from).not.toHaveAttribute('aria-invalid');

  const [least, most] = [await from.getAttribute('placeholder'), await to.getAttribute('placeholder')];
  await to.fill(least ?? '');
  await to.press('Enter');
  await from.fill(most ?? '');
  await from.press('Enter');
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await saidOf(from).toBe(say('filter_crossed'));
  await expect(from).toHaveValue(most ?? '');
});

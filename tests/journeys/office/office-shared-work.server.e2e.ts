import type { Page } from '@playwright/test';
import { systemClock } from '../../../src/base/clock.ts';
import { formatKyiv } from '../../../src/base/kyiv-time.ts';
import drawings from '../../../src/office/messages/drawings/uk.json' with { type: 'json' };
import people from '../../../src/office/messages/people/uk.json' with { type: 'json' };
import uk from '../../../src/office/messages/releases/uk.json' with { type: 'json' };
import shell from '../../../src/office/messages/shell/uk.json' with { type: 'json' };
import { violationsOn } from '../axe.ts';
import { enterAs, expect, officeJourneys, sign } from './office-app.ts';

const { test } = officeJourneys();

test.describe.configure({ mode: 'default' });
// A signature is asked for by a refusal, which the browser writes into the console.
test.use({ expectedComplaint: /status of 428/ });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function makeRelease(page: Page, name: string): Promise<void> {
  await page.goto('/office/releases');
  await button(page, uk.releases_new).click();
  await page.getByRole('textbox', { name: uk.releases_name }).fill(name);
  await button(page, uk.releases_make).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** One day for all, also where midnight comes meanwhile. */
const tomorrow = formatKyiv(new Date(systemClock().getTime() + 86_400_000)).slice(0, 10);

test('an editor of one project draws a layout of its flats alone, and another publishes it', async ({ page }) => {
  await enterAs(page, 'Юрій Поліщук');
  await page.getByRole('link', { name: shell.shell_people }).click();
  const row = page.getByRole('row').filter({ hasText: 'Богдан Савчук' });
  await row.getByRole('button', { name: people.people_change_roles }).click();
  const dialog = page.getByRole('dialog');
  const choice = (label: string) => dialog.getByRole('combobox', { name: label.replace('{number}', '1') });
  await choice(people.people_role).selectOption({ label: people.people_role_editor });
  await choice(people.people_project).selectOption({ label: 'Цегла' });
  await button(page, people.people_save_roles).click();
  await sign(page, people.people_role_editor);
  await expect(row).toContainText('Цегла');

  await enterAs(page, 'Богдан Савчук');
  await page.goto('/office/releases');
  await expect(page.getByText(uk.releases_about_own)).toBeVisible();
  await expect(page.getByRole('link', { name: uk.releases_translations })).toHaveCount(0);
  await makeRelease(page, 'Плани Цегли');
  expect(await violationsOn(page, { part: 'main' }), 'a release of one project').toEqual([]);
  await expect(button(page, uk.releases_publish)).toHaveCount(0);
  await expect(button(page, uk.releases_schedule)).toHaveCount(0);
  await expect(page.locator('iframe'), 'a preview shows what others have planned').toHaveCount(0);
  await button(page, uk.releases_choose).click();
  await expect(page.getByRole('combobox', { name: uk.releases_part }).getByRole('option')).toHaveText([uk.releases_part_layout_plan]);
  await button(page, drawings.drawing_layout_draw).first().click();
  await expect(page.getByText(drawings.drawing_layout_same)).toBeVisible();
  await expect(page.getByText(/^Цегла: № /)).toBeVisible();
  await page.getByRole('list', { name: drawings.drawing_layout_rooms }).getByRole('button').first().click();
  await page.getByRole('combobox', { name: drawings.drawing_layout_kind }).selectOption('wardrobe');
  await expect(page.getByText(uk.releases_saved.replace(' {at}', ''))).toBeVisible();

  await enterAs(page, 'редакторка');
  await page.goto('/office/releases');
  await page.getByRole('link', { name: 'Плани Цегли' }).click();
  await button(page, uk.releases_publish).click();
  await page.getByRole('dialog').getByRole('button', { name: uk.releases_publish }).click();
  await expect(page.getByText(uk.releases_state_published.replace(' {at}', ''))).toBeVisible();
});

test('a preview says which scheduled releases it shows under its own and over it', async ({ page }) => {
  await enterAs(page, 'редакторка');
  await page.setViewportSize({ width: 1440, height: 900 });
  const headlines = { Перший: 'Дім, з якого видно сніг', Другий: 'Дім, з якого видно лід', Третій: 'Дім, з якого видно весну' };
  const shown = page.frameLocator('iframe');
  const headline = (text: string) => shown.getByRole('heading', { level: 1, name: text });
  const field = page.getByRole('textbox', { name: uk.releases_field_headline, exact: true }).first();
  const hours = { Перший: '10:00', Другий: '12:00', Третій: '14:00' };
  for (const name of ['Перший', 'Третій', 'Другий'] as const) {
    await makeRelease(page, name);
    await expect(shown.locator('html'), 'a pointer that picks').toHaveCSS('cursor', 'crosshair');
    await shown.getByRole('heading', { level: 1 }).evaluate((heading: HTMLElement) => heading.click());
    await field.fill(headlines[name]);
    await expect(headline(headlines[name])).toBeVisible();
    await expect(page.getByText(uk.releases_saved.replace(' {at}', ''))).toBeVisible();
    await button(page, uk.releases_back).click();
    await button(page, uk.releases_schedule).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(uk.releases_schedule_at).fill(`${tomorrow}T${hours[name]}`);
    await dialog.getByRole('button', { name: uk.releases_schedule }).click();
    await expect(page.getByText(uk.releases_state_scheduled.replace(' {at}', '')).first()).toBeVisible();
  }
  const bar = (term: string) =>
    page
      .locator('div')
      .filter({ has: page.getByRole('term').filter({ hasText: term }) })
      .last();
  await expect(bar(uk.releases_laid_under).getByRole('link')).toHaveText(['Перший']);
  await expect(page.getByText(uk.releases_laid_conflicts), 'all three change one field').toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'a preview with others').toEqual([]);

  await bar(uk.releases_laid_under).getByRole('link', { name: 'Перший' }).click();
  await expect(page.getByRole('heading', { name: 'Перший' })).toBeVisible();
  await expect(headline(headlines.Перший), 'at its own instant no other has come').toBeVisible();
  await expect(page.getByText(uk.releases_laid_under)).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import imports from '../../../src/office/messages/imports/uk.json' with { type: 'json' };
import prices from '../../../src/office/messages/prices/uk.json' with { type: 'json' };
import uk from '../../../src/office/messages/releases/uk.json' with { type: 'json' };
import today from '../../../src/office/messages/today/uk.json' with { type: 'json' };
import type { Row } from '../bench-table.ts';
import { chore, type Hands } from './chore.ts';
import { controlsOf, seen } from './controls.ts';

/** Two percent on all that is for sale, from the first of the month; a bench does not wait for it. */
export async function raisePrices(page: Page, day: string): Promise<Row> {
  const { button, choice, dialog } = controlsOf(page);
  const row = await chore(
    'prices of all flats for sale raised by 2 %, previewed and scheduled',
    page,
    async ({ act, write }) => {
      await page.goto('/office/prices');
      await act(choice(prices.prices_status).selectOption('available'));
      await write(page.getByLabel(prices.prices_rule_value), '+2');
      await act(button(prices.prices_to_release).click());
      await seen(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
      await act(button(uk.releases_schedule).click());
      await write(dialog.getByLabel(uk.releases_schedule_at), `${day}T09:00`);
      await act(dialog.getByRole('button', { name: uk.releases_schedule }).click());
      await seen(button(uk.releases_unschedule)).toBeVisible();
    },
    '≤ 6 actions',
  );
  await button(uk.releases_publish).click();
  await dialog.getByRole('button', { name: uk.releases_publish }).click();
  await seen(page.getByText(uk.releases_state_published.replace(' {at}', ''))).toBeVisible();
  return row;
}

/** The feed has changed prices of flats whose prices are of the office: they wait in the day, and are decided there. */
export const decidePrices = (page: Page, waiting: number): Promise<Row> =>
  chore(`${waiting} prices that the feed contradicts, found in the day and decided`, page, async ({ act }) => {
    const { button, dialog } = controlsOf(page);
    await page.goto('/office/');
    await act(page.getByRole('main').getByRole('link', { name: today.today_prices_action }).first().click());
    await seen(page.getByText(prices.prices_ours_waiting.replace('{count}', `${waiting}`))).toBeVisible();
    await act(page.getByRole('button', { name: prices.prices_ours_keep }).first().click());
    await seen(page.getByText(prices.prices_ours_waiting.replace('{count}', `${waiting - 1}`))).toBeVisible();
    await act(button(prices.prices_ours_take_all).click());
    await act(dialog.getByRole('button', { name: prices.prices_ours_take_all }).click());
    await seen(page.getByText(prices.prices_ours_waiting.replace('{count}', '1'))).toHaveCount(0);
  });

async function bring({ page, act }: Hands, name: string, text: string): Promise<void> {
  await page.goto('/office/imports');
  await act(page.getByLabel(imports.imports_drop_title).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }));
  await page.waitForURL(/imports\/\d+/);
}

async function approve({ page, act, write }: Hands, why?: string): Promise<void> {
  const { button, dialog } = controlsOf(page);
  await act(button(imports.imports_approve).click());
  if (why !== undefined) {
    await act(dialog.getByRole('checkbox', { name: imports.imports_confirm }).check());
    await write(dialog.getByRole('textbox', { name: imports.imports_confirm_why }), why);
  }
  await act(dialog.getByRole('button', { name: imports.imports_approve }).click());
  await seen(page.getByText(new RegExp(`^${imports.imports_state_applied.replace('{at}', '\\d')}`))).toBeVisible();
}

const answer = async ({ page, act }: Hands, says: string) => {
  await act(page.getByRole('radio', { name: says, exact: true }).click());
  await act(controlsOf(page).button(imports.imports_questions_send).click());
};

/** A price list with an unknown word, a row that cannot be read, and without the flats that are not for sale, which stay as they are. */
export const importList = (page: Page, text: string): Promise<Row> =>
  chore('a price list with a question, a bad row and flats that it leaves out, confirmed and approved', page, async (hands) => {
    const { act } = hands;
    await bring(hands, 'прайс відділу продажу.csv', text);
    await answer(hands, imports.imports_status_sold);
    await act(page.getByRole('button', { name: new RegExp(`^${imports.imports_kind_gone} `) }).click());
    await act(page.getByRole('button', { name: imports.imports_keep_all, exact: true }).click());
    await approve(hands, 'У прайсі лише те, що у продажу');
  });

export const importProject = async (hands: Hands, text: string): Promise<void> => {
  await bring(hands, 'вербовий.csv', text);
  await approve(hands);
};

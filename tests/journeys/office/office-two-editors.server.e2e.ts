import type { Page } from '@playwright/test';
import uk from '../../../src/office/messages/releases/uk.json' with { type: 'json' };
import { violationsOn } from '../axe.ts';
import { enterAs, expect, officeJourneys } from './office-app.ts';

const { test } = officeJourneys();
// A save over a newer draft is refused, which the browser writes into the console.
test.use({ expectedComplaint: /status of 409/, viewport: { width: 1440, height: 900 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function makeRelease(page: Page, name: string): Promise<string> {
  await page.goto('/office/releases');
  await button(page, uk.releases_new).click();
  await page.getByRole('textbox', { name: uk.releases_name, exact: true }).fill(name);
  await button(page, uk.releases_make).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  return new URL(page.url()).pathname;
}

test('two people add to one list: nothing is saved over the other until one of the lists was chosen', async ({ page, context }) => {
  const duties = uk.releases_field_duties;
  const list = (of: Page) => of.getByRole('group', { name: duties, exact: true });
  const saved = (of: Page) => of.getByText(uk.releases_saved.replace(' {at}', ''));
  const addDuty = async (of: Page, text: string) => {
    await button(of, uk.releases_add.replace('{name}', duties)).click();
    await list(of).getByRole('textbox').last().fill(text);
  };
  await enterAs(page, 'редакторка');
  const row = `${await makeRelease(page, 'Дві редакторки')}?panel=row&part=vacancy&name=site-manager`;
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(row);
    await expect(list(one).getByRole('textbox')).toHaveCount(4);
  }
  await addDuty(other, 'Ведете облік техніки');
  await expect(saved(other)).toBeVisible();
  await addDuty(page, 'Вчите новачків');
  const notice = list(page).getByRole('alert');
  await expect(notice).toContainText('Ведете облік техніки');
  await expect(page.getByText(uk.releases_undecided)).toBeVisible();
  await expect(page.getByText(uk.releases_merged)).toBeHidden();
  expect(await violationsOn(page, { part: 'main' }), 'two versions of a list').toEqual([]);

  // Nothing was saved over theirs, and the question is there again after a reload.
  await other.reload();
  await expect(list(other).getByRole('textbox').last()).toHaveValue('Ведете облік техніки');
  await page.reload();
  await expect(notice).toContainText('Ведете облік техніки');
  await expect(list(page).getByRole('textbox').last()).toHaveValue('Вчите новачків');
  await notice.getByRole('button', { name: uk.releases_take_theirs }).click();
  await expect(list(page).getByRole('textbox').last()).toHaveValue('Ведете облік техніки');
  await expect(notice).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
});

test('an undo says which rows were changed later and stay', async ({ page }) => {
  const title = page.getByRole('textbox', { name: uk.releases_field_title, exact: true }).first();
  const press = async (step: string) => {
    await button(page, step).click();
    await page.getByRole('dialog').getByRole('button', { name: step }).click();
  };
  await enterAs(page, 'редакторка');
  const addresses: string[] = [];
  for (const name of ['Виконробиня', 'Старша виконробиня']) {
    const release = await makeRelease(page, name);
    addresses.push(release);
    await page.goto(`${release}?panel=row&part=vacancy&name=site-manager`);
    await title.fill(name);
    await expect(page.getByText(uk.releases_saved.replace(' {at}', ''))).toBeVisible();
    await press(uk.releases_publish);
    await expect(page.getByText(uk.releases_state_published.replace(' {at}', ''))).toBeVisible();
  }
  const [first = '', second = ''] = addresses;
  await page.goto(first);
  await press(uk.releases_undo);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText(uk.releases_undo_left.replace('{names}', ''));
  await expect(page.getByText(uk.releases_state_undone.replace(' {at}', ''))).toBeVisible();
  await page.goto(second);
  await press(uk.releases_undo);
  await expect(dialog).toBeHidden();
});

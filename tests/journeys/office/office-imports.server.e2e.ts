import uk from '../../../src/office/messages/imports/uk.json' with { type: 'json' };
import { flatsOfVarta, priceListOfVarta } from '../../support/contents/demo-price-list.ts';
import { violationsOn } from '../axe.ts';
import { expect } from '../journey.ts';
import { enterAs, officeJourneys } from './office-app.ts';

const { test } = officeJourneys();

test('a price list is dropped, asks one question, keeps one flat, is approved, reaches the site and is undone', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  const flats = flatsOfVarta();
  const [dearer, kept] = flats.filter(({ status }) => status === 'available').map(({ number }) => number) as [string, string];
  const list = flats.map((flat) => (flat.number === dearer || flat.number === kept ? { ...flat, price: flat.price + 1_000 } : flat));
  const listed = (number: string) => flats.find((flat) => flat.number === number)?.price ?? 0;
  /** The price of a flat as visitors are served it. */
  const priceOf = async (number: string) => {
    const answer = await request.get(`/api/uk/apartment/varta-house-1-${number}`);
    return ((await answer.json()) as { apartment: { cost_usd: number } }).apartment.cost_usd;
  };
  expect(await priceOf(dearer)).toBe(listed(dearer));

  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'оператор бази');
  await page.goto('/office/imports');
  const content = Buffer.from(priceListOfVarta(list)).toString('base64');
  await page
    .getByLabel(uk.imports_drop_title)
    .setInputFiles({ name: 'Прайс Варта 26.11.2026.xlsx', mimeType: '', buffer: Buffer.from(content, 'base64') });

  await expect(page.getByText(uk.imports_state_questions)).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'questions').toEqual([]);
  await page.getByRole('radio', { name: /^Ціна, \$/ }).check();
  await button(uk.imports_questions_send).click();

  await expect(page.getByText(uk.imports_state_open)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  expect(await violationsOn(page, { part: 'main' }), 'changes').toEqual([]);
  await button(`${uk.imports_keep}: ${kept}`).click();
  await expect(button(`${uk.imports_keep}: ${kept}`)).toHaveAttribute('aria-pressed', 'true');
  await button(uk.imports_approve).click();
  await expect(page.getByRole('dialog')).toContainText(uk.imports_approve_price.replace('{count}', '1'));
  await inDialog(uk.imports_approve).click();

  await expect(page.getByText(uk.imports_state_applied.replace(' {at}', ''))).toBeVisible();
  await expect.poll(() => priceOf(dearer), 'the price on the site').toBe(listed(dearer) + 1_000);
  expect(await priceOf(kept), 'the flat that was kept').toBe(listed(kept));

  await button(uk.imports_undo).click();
  await inDialog(uk.imports_undo).click();
  await expect(page.getByText(uk.imports_undone_all.replace('{back}', '1'))).toBeVisible();
  await expect.poll(() => priceOf(dearer), 'the price after the undo').toBe(listed(dearer));
});

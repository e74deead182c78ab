import uk from '../../../src/office/messages/imports/uk.json' with { type: 'json' };
import projects from '../../../src/office/messages/projects/uk.json' with { type: 'json' };
import { flatsOfVarta, priceListOfVarta } from '../../support/contents/demo-price-list.ts';
import { violationsOn } from '../axe.ts';
import { enterAs, expect, officeJourneys } from './office-app.ts';

const { test } = officeJourneys();

test('a price list is dropped, asks one question, keeps one flat, is approved, reaches the site and is undone', async ({
  page,
  request,
}) => {
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
  const content = Buffer.from(priceListOfVarta(list));
  const drop = (name: string) => page.getByLabel(uk.imports_drop_title).setInputFiles({ name, mimeType: '', buffer: content });
  await drop('Прайс Варта 26.11.2026.xlsx');

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

  await page.goto('/office/imports');
  await drop('Прайс Варта 27.11.2026.xlsx');
  await expect(page.getByText(uk.imports_declined.replace('{count}', '2'))).toBeVisible();
  const rowOf = (number: string) => page.getByRole('row').filter({ has: button(`${uk.imports_keep}: ${number}`) });
  await expect(rowOf(dearer)).toContainText(uk.imports_declined_undone);
  await expect(rowOf(kept)).toContainText(uk.imports_declined_kept);
  await expect(button(`${uk.imports_keep}: ${dearer}`)).toHaveAttribute('aria-pressed', 'true');
  expect(await violationsOn(page, { part: 'main' }), 'declined changes').toEqual([]);
});

test('a list of a new project, and one without floors, ask what they do not say, and once for all months', async ({ page, request }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const drop = async (name: string, lines: readonly string[]) => {
    await page.goto('/office/imports');
    await page.getByLabel(uk.imports_drop_title).setInputFiles({ name, mimeType: '', buffer: Buffer.from(lines.join('\n')) });
  };
  const priced = (price: number) => ['№;Поверх;Кімнат;Площа;Ціна, $', `1;2;2;62,4;${price}`, `2;9;2;62,4;${price}`];
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, 'оператор бази');

  await drop('price-november.csv', priced(98_500));
  await expect(page.getByText(uk.imports_source.replace('{source}', 'price'))).toBeVisible();
  const other = page.getByRole('textbox', { name: uk.imports_question_new_project });
  await other.fill('Липки');
  await button(uk.imports_source_title).click();
  await dialog.getByRole('combobox').selectOption(uk.imports_source_other);
  await dialog.getByRole('textbox').fill('Прайси Липок');
  expect(await violationsOn(page, { part: 'dialog[open]' }), 'the source').toEqual([]);
  await dialog.getByRole('button', { name: uk.imports_source_save }).click();
  await expect(page.getByText(uk.imports_source.replace('{source}', 'Прайси Липок'))).toBeVisible();
  await expect(other, 'what was typed stays').toHaveValue('Липки');
  await button(uk.imports_questions_send).click();

  const group = (question: string) => page.getByRole('group', { name: question.replace('{text}', 'Секція 1, Липки') });
  const floors = group(uk.imports_question_new_floors).getByRole('textbox');
  const delivery = group(uk.imports_question_new_delivery).getByRole('textbox');
  await floors.fill('8');
  await delivery.fill('3 кв 29');
  await button(uk.imports_questions_send).click();
  await expect(page.getByText(uk.imports_question_too_low.replace('{floor}', '9'))).toBeVisible();
  await expect(delivery).toBeHidden();
  expect(await violationsOn(page, { part: 'main' }), 'a section that is new').toEqual([]);
  await floors.fill('9');
  await button(uk.imports_questions_send).click();
  await expect(page.getByText(uk.imports_state_open)).toBeVisible();
  await button(uk.imports_approve).click();
  await expect(dialog).toContainText(uk.imports_new_projects_lack);
  await dialog.getByRole('button', { name: uk.imports_approve, exact: true }).click();
  await expect(button(uk.imports_undo)).toBeVisible();
  await page.goto('/office/projects');
  await expect(page.getByRole('row', { name: 'Липки' })).toContainText(projects.projects_stage_unsaid);
  await expect.poll(async () => (await request.get('/projects/lypky/')).status()).toBe(200);
  const site = await (await request.get('/projects/lypky/')).text();
  expect(site).toContain('2029');
  expect(site).not.toContain('Зараз:');

  await drop('price-december-2026.csv', priced(99_500));
  await expect(page.getByText(uk.imports_state_open), 'nothing is asked').toBeVisible();
  await expect(page.getByText(uk.imports_source.replace('{source}', 'Прайси Липок'))).toBeVisible();

  const [known] = flatsOfVarta().filter(({ status }) => status === 'available');
  if (!known) throw new Error('«Варта» has no flat for sale.');
  const unknown = '987;2;62,4;98500';
  const { number, rooms, area, price } = known;
  await drop('Варта.csv', ['№;Кімнат;Площа;Ціна, $', `${number};${rooms};${area};${price + 1_000}`, unknown]);
  await page.getByRole('radio', { name: 'Варта', exact: true }).check();
  expect(await violationsOn(page, { part: 'main' }), 'projects to choose from').toEqual([]);
  await button(uk.imports_questions_send).click();
  await expect(page.getByText(uk.imports_state_open)).toBeVisible();
  await button(`${uk.imports_kind_price} 1`).click();
  await expect(button(`${uk.imports_take}: ${number}`)).toBeVisible();
  await button(`${uk.imports_kind_refused} 1`).click();
  await expect(page.getByText(uk.imports_problem_floor_unsaid.replace('{value}', '987'))).toBeVisible();
});

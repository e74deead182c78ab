import type { WireChessboardAnswer } from '../../../src/contract/catalogue/chessboards.ts';
import { expect, test, untilPartHydrated } from '../journey.ts';
import { chooseCurrency } from '../list.ts';

const project = 'obriy-richkovyi';

test('a visitor finds an apartment on the chessboard by a filter, by keys and by a touch', async ({
  page,
  visit,
  say,
  language,
  request,
  hasTouch,
}) => {
  const { board } = (await (await request.get(`/api/${language}/project/obriy-richkovyi/board`)).json()) as WireChessboardAnswer;
  const [section] = board.sections;
  const floor = section?.flats.filter((flat) => flat.floor === section.flats[0]?.floor) ?? [];
  const [first, , third] = floor;
  const wished = section?.flats.find((flat) => flat.status === 'available' && flat.rooms_number !== first?.rooms_number);
  if (!section || !wished || first?.status !== 'available' || third?.status !== 'available') throw new Error('another demo');

  await visit('/projects/obriy-richkovyi/');
  await page.getByRole('link', { name: say('chessboard_link') }).click();
  const grid = page.getByRole('grid', { name: section.name });
  await expect(grid.getByRole('row')).toHaveCount(new Set(section.flats.map((flat) => flat.floor)).size);
  const cell = (id: number) => grid.locator(`[data-id="${id}"]`);
  const facts = page.getByRole('complementary', { name: say('list_number', { number: first.number }), exact: true });

  const box = page.getByRole('checkbox', { name: String(wished.rooms_number), exact: true });
  await box.scrollIntoViewIfNeeded();
  const ticked = await box.evaluate((input: HTMLInputElement) => {
    input.click();
    return input.checked;
  });
  expect(ticked, 'at once, before the address says it').toBe(true);
  await expect(page).toHaveURL(new RegExp(`roomsNumber=${wished.rooms_number}$`));
  await expect(cell(wished.id)).not.toHaveAttribute('data-dim');
  await expect(cell(first.id)).toHaveAttribute('data-dim');
  const fitting = board.sections
    .flatMap(({ flats }) => flats)
    .filter((flat) => flat.status === 'available' && flat.rooms_number === wished.rooms_number);
  await expect(page.getByRole('status').filter({ hasText: String(fitting.length) })).toBeVisible();

  await cell(third.id).focus();
  await page.keyboard.press('Home');
  await expect(cell(first.id)).toBeFocused();
  await expect(facts).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(cell(third.id)).toBeFocused();

  // Touch has no hover: the first touch shows the facts.
  await (hasTouch ? cell(first.id).tap() : cell(first.id).hover());
  await expect(facts).toBeVisible();
  expect(page.url()).toContain('/board/');
  await facts.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/apartments/${first.slug}/$`));
});

test('§1 a board shows what was held between its page and its stream of changes @once', async ({ page, visit, language, request }) => {
  const { board } = (await (await request.get(`/api/${language}/project/${project}/board`)).json()) as WireChessboardAnswer;
  const flat = board.sections[0]?.flats.find(({ status }) => status === 'available');
  if (!flat) throw new Error('The demo has flats for sale.');
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/api/apartment-changes', async (route) => {
    await held;
    await route.continue();
  });
  await visit(`/projects/${project}/board/`);
  const cell = page.locator(`[data-id="${flat.id}"]`);
  await expect(cell).toHaveAttribute('data-status', 'available');
  const statusOf = (one: typeof flat) => (one.id === flat.id ? 'held' : one.status);
  const sections = board.sections.map((section) => ({
    ...section,
    flats: section.flats.map((one) => ({ ...one, status: statusOf(one) })),
  }));
  await page.route(`**/api/${language}/project/${project}/board`, (route) => route.fulfill({ json: { board: { ...board, sections } } }));
  open();
  await expect(cell).toHaveAttribute('data-status', 'held');
});

test('the focused cell is not covered by its details (WCAG 2.4.11)', async ({ page, visit }) => {
  await visit('/projects/obriy-richkovyi/floors/1/8/');
  const flat = page.locator('a[data-position]').first();
  await flat.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    window.scrollBy({ top: bottom - window.innerHeight, behavior: 'instant' });
  });
  await flat.focus();
  const facts = page.getByRole('complementary').filter({ has: page.getByRole('link') });
  await expect(facts).toBeVisible();
  const places = () => Promise.all([flat.boundingBox(), facts.boundingBox()]);
  await expect
    .poll(async () => {
      const [seen, over] = await places();
      return seen !== null && over !== null && (over.y >= seen.y + seen.height || over.x >= seen.x + seen.width);
    })
    .toBe(true);
});

test('§1 a cell leads to its apartment: by a mouse, by the second touch, and by keys', async ({
  page,
  visit,
  say,
  language,
  request,
  hasTouch,
}) => {
  const { board } = (await (await request.get(`/api/${language}/project/${project}/board`)).json()) as WireChessboardAnswer;
  const [section] = board.sections;
  const open = section?.flats.find(({ status }) => status === 'available');
  const [first, last] = [section?.flats[0], section?.flats.at(-1)];
  if (!section || !open || !first || !last) throw new Error('another demo');
  const grid = page.getByRole('grid', { name: section.name });
  const cell = ({ id }: { id: number }) => grid.locator(`[data-id="${id}"]`);
  const apartment = new RegExp(`/apartments/${open.slug}/$`);

  await visit(`/projects/${project}/board/`);
  await untilPartHydrated(grid);
  if (hasTouch) {
    await cell(open).tap();
    await expect(page.getByRole('complementary', { name: say('list_number', { number: open.number }), exact: true })).toBeVisible();
    expect(page.url()).toContain('/board/');
    await cell(open).tap();
  } else await cell(open).click();
  await expect(page).toHaveURL(apartment);

  await visit(`/projects/${project}/board/`);
  await untilPartHydrated(grid);
  await cell(open).focus();
  await page.keyboard.press('Control+End');
  await expect(cell(last)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(cell(first)).toBeFocused();
  await cell(open).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(apartment);
});

test('§1 a cheaper m² is shaded and described, and a price limit is shown in the chosen currency @once', async ({
  page,
  visit,
  say,
  saying,
  language,
  request,
}) => {
  const { board } = (await (await request.get(`/api/${language}/project/${project}/board`)).json()) as WireChessboardAnswer;
  const [cheaper, ...others] = board.sections
    .flatMap(({ flats }) => flats.filter(({ status }) => status === 'available'))
    .sort((a, b) => a.cost_m2_usd - b.cost_m2_usd);
  const dearer = others.at(-1);
  if (!cheaper || !dearer) throw new Error('another demo');
  const cell = ({ id }: { id: number }) => page.locator(`[data-id="${id}"]`);
  const perMetre = (price: number) => new RegExp(`\\D${[...String(price)].join('\\D?')}\\D{0,3} ${say('flat_per_m2')}`);
  const colour = (flat: { id: number }) => cell(flat).evaluate((one) => getComputedStyle(one).backgroundColor);
  await visit(`/projects/${project}/board/`);
  const upTo = page.locator('input[name="upTo"]');
  await expect(upTo).toHaveAttribute('aria-valuetext', /\$/);
  await cell(cheaper).scrollIntoViewIfNeeded();
  const plain = (await cell(cheaper).getAttribute('aria-label')) ?? '';
  expect(plain).not.toMatch(perMetre(cheaper.cost_m2_usd));

  const shade = page.getByRole('checkbox', { name: say('chessboard_shade') });
  await shade.check({ force: true });
  for (const [flat, dark] of [[cheaper, '1'] as const, [dearer, '5'] as const]) {
    await cell(flat).scrollIntoViewIfNeeded();
    await expect(cell(flat)).toHaveAttribute('data-shade', dark);
    await expect(cell(flat)).toHaveAccessibleName(perMetre(flat.cost_m2_usd));
  }
  expect(await colour(cheaper)).not.toBe(await colour(dearer));
  await chooseCurrency(page, { say, saying }, say('flat_in_hryvnias'));
  await expect(upTo).toHaveAttribute('aria-valuetext', /₴/);
  await cell(cheaper).scrollIntoViewIfNeeded();
  await expect(cell(cheaper)).toHaveAccessibleName(perMetre(cheaper.cost_m2));
  await shade.uncheck({ force: true });
  await cell(cheaper).scrollIntoViewIfNeeded();
  await expect(cell(cheaper)).not.toHaveAttribute('data-shade');
  await expect(cell(cheaper)).not.toHaveAccessibleName(perMetre(cheaper.cost_m2));
});

test('§1 the focus stays on an apartment that is sold meanwhile, on the chessboard and on the floor @once', async ({
  page,
  visit,
  language,
  request,
}) => {
  const address = `/api/${language}/project/${project}/board`;
  const answer = (await (await request.get(address)).json()) as WireChessboardAnswer;
  const [section] = answer.board.sections;
  const floor = section?.flats.filter((flat) => flat.floor === section.flats[0]?.floor) ?? [];
  const [first, second, third] = floor;
  if (!section || !second || first?.status !== 'available' || third?.status !== 'available' || first.brokerage || third.brokerage)
    throw new Error('another demo');
  const sold = [first.id, third.id];
  const sections = answer.board.sections.map((one) => ({
    ...one,
    flats: one.flats.map((flat) => (sold.includes(flat.id) ? { ...flat, status: 'sold' } : flat)),
  }));
  let areSold = false;
  await page.route(`**${address}`, (route) => route.fulfill({ json: areSold ? { board: { ...answer.board, sections } } : answer }));
  // A returning visitor sees the changes since.
  const comeBack = () => {
    areSold = true;
    return page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  // Once it listens the page asks what has changed since it was drawn: nothing yet.
  const visitUntilListening = async (path: string) => {
    areSold = false;
    const asked = page.waitForResponse(`**${address}`);
    await visit(path);
    await asked;
  };

  await visitUntilListening(`/projects/${project}/board/`);
  const grid = page.getByRole('grid', { name: section.name });
  await untilPartHydrated(grid);
  const cell = ({ id }: { id: number }) => grid.locator(`[data-id="${id}"]`);
  const stops = grid.locator('[data-id][tabindex="0"]');
  const free = answer.board.sections
    .flatMap(({ flats }) => flats)
    .filter(({ status, brokerage }) => status === 'available' && !brokerage).length;
  const count = page.getByRole('status').filter({ hasText: String(free) });
  await expect(count).toBeVisible();
  await cell(third).focus();
  await comeBack();
  // The digits that changed roll over, and what is read and announced is the new sentence alone.
  const now = page.getByRole('status').filter({ hasText: String(free - sold.length) });
  await expect(now).toHaveText(new RegExp(`^\\D*${free - sold.length}(?:\\D*, \\D*\\d+)?\\D*$`));
  await expect(now.locator('[data-was]').last()).toHaveAttribute('data-was', String(free % 10));
  await expect(cell(first)).toHaveAttribute('data-status', 'sold');
  await expect(cell(third)).toHaveAttribute('data-status', 'sold');
  await expect(cell(third)).toBeFocused();
  await expect(stops).toHaveCount(1);
  await expect(cell(third).and(stops)).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(cell(second)).toBeFocused();
  await expect(stops).toHaveCount(1);

  await visitUntilListening(`/projects/${project}/floors/1/${third.floor}/`);
  const drawn = page.locator(`[data-position="${third.position}"]`);
  await drawn.focus();
  await comeBack();
  await expect(drawn).toHaveAttribute('data-status', 'sold');
  await expect(drawn).toBeFocused();
});

import type { WireApartmentsAnswer } from '../../../src/contract/catalogue/apartments.ts';
import { expect, test } from '../journey.ts';

test('a visitor puts a sofa on the plan, moves it by keys and by pointer, measures, and copies the link', async ({
  page,
  visit,
  say,
  saying,
  language,
  request,
}) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as WireApartmentsAnswer;
  const slug = apartments.items[0]?.slug ?? '';
  await visit(`/apartments/${slug}/`);
  await page.getByRole('link', { name: say('flat_plan_more') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('plan_title') })).toBeVisible();

  await page.getByRole('button', { name: say('ruler_add') }).click();
  const sofa = page.getByRole('button', { name: new RegExp(`^${say('ruler_sofa')}, 220`) });
  const place = () => /put=220%2C95%2C(\d+)%2C(\d+)/.exec(page.url())?.slice(1).map(Number) ?? [];
  await expect.poll(place).toHaveLength(2);
  const [x = 0, y = 0] = place();
  await sofa.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => place()[0]).toBe(x + 5);

  const box = await sofa.locator('rect').boundingBox();
  if (!box) throw new Error('The sofa is not on the screen.');
  await page.mouse.move(box.x + 8, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 8, box.y - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => place()[1]).not.toBe(y);
  await sofa.press('Enter');
  await expect(page.getByRole('button', { name: new RegExp(`^${say('ruler_sofa')}, 95`) })).toBeVisible();

  await page.getByRole('button', { name: say('ruler_measure') }).click();
  const things = page.getByRole('list', { name: say('ruler_mine') }).getByRole('listitem');
  await expect(things).toHaveCount(2);
  await page.reload();
  await expect(things.filter({ hasText: saying('ruler_line') })).toHaveText(/2[.,]00/);
  await expect(things).toHaveCount(2);

  const save = page.waitForEvent('download');
  await page.getByRole('link', { name: say('plan_save') }).click();
  expect((await save).suggestedFilename()).toBe(`${slug}.svg`);
});

test('the picture from above loads only on request @once', async ({ page, visit, say, language, request }) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as WireApartmentsAnswer;
  // By its own address: who comes from the apartment may have this picture already.
  await visit(`/apartments/${apartments.items[0]?.slug}/plan/`);
  const fromAbove = page.locator('img[src*="/cutaways/"]');
  const loaded = () => fromAbove.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect(fromAbove).toBeHidden();
  expect(await loaded()).toBe(false);
  await page.getByRole('radio', { name: say('plan_cutaway') }).check({ force: true });
  await expect(fromAbove).toBeVisible();
  await expect.poll(loaded).toBe(true);
  await expect(page.getByRole('button', { name: say('ruler_add') })).toBeHidden();
  await page.getByRole('radio', { name: say('plan_drawing') }).check({ force: true });
  await expect(fromAbove).toBeHidden();
});

test('§1 an impossible size and one piece too many are refused with a message @once', async ({ page, visit, say, language, request }) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as WireApartmentsAnswer;
  const chooser = page.getByRole('combobox', { name: say('ruler_thing') });
  const add = page.getByRole('button', { name: say('ruler_add') });
  const things = page.getByRole('list', { name: say('ruler_mine') }).getByRole('listitem');
  await visit(`/apartments/${apartments.items[0]?.slug}/plan/`);
  await chooser.selectOption(say('ruler_own'));
  const [width, depth] = [page.getByLabel(say('ruler_width')), page.getByLabel(say('ruler_depth'))];
  const limits = { least: 5, most: 600 };
  for (const text of ['', 'abc', '4', '601']) {
    await width.fill(text);
    await add.click();
    await expect(width).toBeFocused();
    await expect(width).toHaveAttribute('aria-invalid', 'true');
    await expect(width).toHaveAccessibleDescription(say('ruler_width_invalid', limits));
  }
  await width.fill('600');
  await expect(width).not.toHaveAttribute('aria-invalid');
  await depth.fill('4');
  await add.click();
  await expect(depth).toBeFocused();
  await expect(depth).toHaveAccessibleDescription(say('ruler_depth_invalid', limits));
  await expect(things).toHaveCount(0);
  await depth.fill('5');
  await add.click();
  await expect(things).toHaveCount(1);

  const full = page.getByRole('alert').filter({ hasText: say('ruler_full', { most: 24 }) });
  for (let count = 1; count < 24; count += 1) await add.click();
  await expect(things).toHaveCount(24);
  await expect(full).toHaveCount(0);
  await page.getByRole('button', { name: say('ruler_measure') }).click();
  await expect(full).toBeVisible();
  await expect(things).toHaveCount(24);
});

test('§1 removing a piece from the plan moves the focus to the next one, then to the palette @once', async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as WireApartmentsAnswer;
  const chooser = page.getByRole('combobox', { name: say('ruler_thing') });
  const add = page.getByRole('button', { name: say('ruler_add') });
  const things = page.getByRole('list', { name: say('ruler_mine') }).getByRole('listitem');
  await visit(`/apartments/${apartments.items[0]?.slug}/plan/#put=60,66,100,100,a&line=0,0,200,0&put=70,66,100,300,c`);
  await expect(things).toHaveCount(3);
  const drawn = (at: number) => page.locator(`svg [data-item="${at}"]`).first();
  await drawn(0).press('Delete');
  await expect(things).toHaveCount(2);
  await expect(drawn(0)).toBeFocused();
  await drawn(1).press('Delete');
  await expect(things).toHaveCount(1);
  await expect(drawn(0)).toBeFocused();
  await drawn(0).press('Delete');
  await expect(chooser).toBeFocused();

  await add.click();
  await add.click();
  const remove = things.getByRole('button', { name: say('ruler_remove') });
  await remove.last().press('Enter');
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expect(things).toHaveCount(0);
  await expect(chooser).toBeFocused();
});

test('a sofa that is put before the layer of things is there is put, beside those of the link', async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  const { apartments } = (await (await request.get(`/api/${language}/apartments`)).json()) as WireApartmentsAnswer;
  let letThrough: () => void = () => undefined;
  const isAwaited = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/ruler-layer-[^/]*\.js$/, async (route) => {
    await isAwaited;
    await route.continue();
  });
  await visit(`/apartments/${apartments.items[0]?.slug}/plan/#put=100,50,200,200`);
  await page.getByRole('button', { name: say('ruler_add') }).click();
  letThrough();
  await expect(page).toHaveURL(/put=100%2C50%2C200%2C200.*put=220%2C95%2C/);
});

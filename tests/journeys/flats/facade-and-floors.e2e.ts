import type { WireChessboardAnswer, WireChessboardFlat } from '../../../src/contract/catalogue/chessboards.ts';
import { expect, test } from '../journey.ts';

const slug = 'kamianyi-yar';

test('§1 a visitor chooses a storey on the facade, then an apartment on the floor, by mouse or touch and by keys', async ({
  page,
  visit,
  say,
  language,
  request,
  hasTouch,
}) => {
  const { board } = (await (await request.get(`/api/${language}/project/${slug}/board`)).json()) as WireChessboardAnswer;
  await visit(`/projects/${slug}/`);
  const facade = page.getByRole('link', { name: say('floors_facade') });
  await facade.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const top = () => page.evaluate(() => window.scrollY);
  expect(await top(), 'below the top of the project').toBeGreaterThan(0);
  await facade.click();
  await expect(page.getByRole('heading', { level: 1, name: say('floors_facade_title') })).toBeVisible();
  // A new page scrolls to its top in a moment: an element that is pressed before that has moved.
  await expect.poll(top).toBe(0);

  // A storey that something can be bought on, where nothing stands before it.
  const place = await page.evaluate(() => {
    for (const link of document.querySelectorAll<SVGAElement>('a[data-at]:not([data-taken])')) {
      link.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = link.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (document.elementFromPoint(x, y)?.closest('[data-at]') === link) return { x, y, address: link.getAttribute('href') ?? '' };
    }
    return null;
  });
  const [, number = '', floor = ''] = /floors\/(\d+)\/(\d+)\/$/.exec(place?.address ?? '') ?? [];
  const section = board.sections[Number(number) - 1];
  const flats = section?.flats.filter((flat) => flat.floor === Number(floor)) ?? [];
  const free = flats.filter(({ status }) => status === 'available').length;
  if (!place || !section || free === 0) throw new Error('no storey can be seen on the facade');

  if (hasTouch) await page.touchscreen.tap(place.x, place.y);
  else await page.mouse.move(place.x, place.y);
  const card = page.locator('div > p').filter({ hasText: say('floors_storey', { floor }) });
  await expect(card).toContainText(section.name);
  await expect(page).toHaveURL(/\/facade\/$/);
  await page.keyboard.press('Escape');
  await expect(card, 'put away (WCAG 1.4.13)').toHaveCount(0);
  if (hasTouch) await page.touchscreen.tap(place.x, place.y);
  else {
    await page.mouse.move(place.x + 2, place.y);
    await expect(card).toHaveCount(0);
    await page.mouse.move(1, 1);
    await page.mouse.move(place.x, place.y);
  }
  await expect(card).toContainText(section.name);
  await expect(page).toHaveURL(/\/facade\/$/);
  if (hasTouch) await page.touchscreen.tap(place.x, place.y);
  else await page.mouse.click(place.x, place.y);
  await expect(page).toHaveURL(new RegExp(`/floors/${number}/${floor}/$`));

  // The keyboard has the same storeys as a list.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: say('floors_facade_title') })).toBeVisible();
  const storey = page.locator(`a[href$="/floors/${number}/${floor}/"]:not([data-at])`);
  await storey.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/floors/${number}/${floor}/$`));
  await expect(page.getByRole('heading', { level: 1, name: say('floors_title', { floor }) })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const plan = page.getByRole('group', { name: say('floors_plan', { floor, section: section.name }) });
  await expect(plan.locator('[data-position]')).toHaveCount(flats.length);
  const open = flats.find(({ status }) => status === 'available');
  if (!open) throw new Error('nothing is free');
  const drawn = plan.locator(`[data-position="${open.position}"]`);
  const facts = page.getByRole('complementary', { name: say('list_number', { number: open.number }), exact: true });
  const others = plan.locator(`[data-position]:not([data-position="${open.position}"])`);
  await drawn.focus();
  await expect(facts).toBeVisible();
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    await page.keyboard.press(key);
    if (!(await drawn.evaluate((flat) => flat === document.activeElement))) break;
  }
  await expect(others.and(page.locator(':focus'))).toHaveCount(1);

  if (hasTouch) {
    // Its figures lie over it where it is widest, and let touches through.
    const places = await plan.locator('[data-position]').evaluateAll((drawn) => drawn.map((one) => one.getAttribute('data-position')));
    const figures = plan.locator('text').nth(places.indexOf(`${open.position}`));
    // The facts of the flat that had the focus stand over the lower edge of a phone.
    await figures.evaluate((one) => one.scrollIntoView({ block: 'center', inline: 'center' }));
    await figures.tap({ force: true });
    await expect(facts).toBeVisible();
    expect(page.url()).toContain('/floors/');
    await facts.getByRole('link').click();
  } else await drawn.click();
  await expect(page).toHaveURL(new RegExp(`/apartments/${open.slug}/$`));
});

test('§1 the filter is passed on from the chessboard to the facade, to a floor and back, and dims the other flats @once', async ({
  page,
  visit,
  say,
  language,
  request,
}) => {
  const { board } = (await (await request.get(`/api/${language}/project/${slug}/board`)).json()) as WireChessboardAnswer;
  const fits = (flat: WireChessboardFlat) => flat.status === 'available' && flat.rooms_number === 2;
  const storeys = board.sections.flatMap(({ flats }, at) =>
    [...Map.groupBy(flats, ({ floor }) => floor)].map(([floor, there]) => ({ at: `${at + 1}/${floor}`, there })),
  );
  const none = storeys.find(
    ({ there }) => there.some(({ status, brokerage }) => status === 'available' && !brokerage) && !there.some(fits),
  );
  const some = storeys.find(({ there }) => there.some(fits) && !there.every(({ rooms_number }) => rooms_number === 2));
  if (!none || !some) throw new Error('another demo');

  await visit(`/projects/${slug}/board/`);
  await page.getByRole('checkbox', { name: '2', exact: true }).check();
  await page.getByRole('link', { name: say('floors_facade') }).click();
  await expect(page).toHaveURL(/\/facade\/\?roomsNumber=2$/);
  const wished = page.locator('a[data-matching="true"][href*="/floors/"]');
  await expect(wished).toHaveCount(storeys.filter(({ there }) => there.some(fits)).length);
  await expect(page.locator('li a').and(page.locator(`[href*="/floors/${none.at}/"]`))).toContainText(say('floors_none_fits'));

  const storey = page.locator('li a').and(page.locator(`[href*="/floors/${some.at}/"]`));
  await storey.click();
  await expect(page).toHaveURL(new RegExp(`/floors/${some.at}/\\?roomsNumber=2$`));
  await expect(page.locator('[data-position]')).toHaveCount(some.there.length);
  await expect(page.locator('[data-position][data-dim]')).toHaveCount(some.there.filter((flat) => flat.rooms_number !== 2).length);
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await box('2').uncheck();
  await expect(page.locator('[data-position][data-dim]')).toHaveCount(0);
  await box('1').check();
  await page.getByRole('link', { name: say('chessboard_link') }).click();
  await expect(page).toHaveURL(/\/board\/\?roomsNumber=1$/);
  await expect(box('1')).toBeChecked();
});

// On a phone alone: elsewhere the filter comes first.
test.describe('while the page still comes', () => {
  test.use({ javaScriptEnabled: false });
  test('§9 the filter below the building on a phone is not seen before the building that would push it down @once', async ({
    page,
    request,
    at,
  }) => {
    for (const path of [`/projects/${slug}/facade/`, `/projects/${slug}/floors/1/5/`]) {
      const whole = await (await request.get(at(path))).text();
      const toFilter = whole.slice(0, whole.indexOf('</form>'));
      for (const [body, isThere] of [
        [toFilter, false],
        [whole, true],
      ] as const) {
        await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
        await page.goto(at(path));
        await expect(page.locator('form fieldset').first(), path).toBeVisible({ visible: isThere });
        await page.unroute(`**${path}`);
      }
    }
  });
});

test('§1 a visitor chooses a section from above, by mouse or touch, and sees its floors', async ({
  page,
  visit,
  say,
  language,
  request,
  hasTouch,
}) => {
  const { board } = (await (await request.get(`/api/${language}/project/${slug}/board`)).json()) as WireChessboardAnswer;
  await visit(`/projects/${slug}/facade/`);
  const above = page.getByRole('region', { name: say('floors_site_title') });
  const shape = above.locator('a[data-at]').last();
  const number = Number(/#section-(\d+)$/.exec((await shape.getAttribute('href')) ?? '')?.[1]);
  const { name = '' } = board.sections[number - 1] ?? {};
  await shape.evaluate((place) => place.scrollIntoView({ block: 'center', inline: 'center' }));
  const card = above.locator('div > p').filter({ hasText: name });
  await (hasTouch ? shape.tap() : shape.hover());
  await expect(card).toBeVisible();
  expect(page.url()).not.toContain('#');
  // The card has the link for touch as well.
  await (hasTouch ? above.getByRole('link', { name: say('floors_go_to_section') }).tap() : shape.click());
  await expect(page).toHaveURL(new RegExp(`#section-${number}$`));
  await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeInViewport();
});

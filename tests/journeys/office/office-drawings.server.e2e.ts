import type { Page } from '@playwright/test';
import uk from '../../../src/office/messages/drawings/uk.json' with { type: 'json' };
import media from '../../../src/office/messages/media/uk.json' with { type: 'json' };
import releases from '../../../src/office/messages/releases/uk.json' with { type: 'json' };
import { violationsOn } from '../axe.ts';
import { enterAs, expect, officeJourneys } from './office-app.ts';

const { test } = officeJourneys();
// One app for all.
test.describe.configure({ mode: 'default' });

/** Begins a release, and opens a panel in it. */
async function openPanel(page: Page, panel: string): Promise<void> {
  const button = (text: string) => page.getByRole('button', { name: text, exact: true });
  await page.setViewportSize({ width: 1440, height: 1000 });
  await enterAs(page, 'редакторка');
  await page.goto('/office/releases');
  await button(releases.releases_new).click();
  await page.getByRole('textbox', { name: releases.releases_name }).fill('Креслення');
  await button(releases.releases_make).click();
  await expect(page.getByRole('heading', { name: 'Креслення' })).toBeVisible();
  await page.goto(`${page.url().split('?')[0]}?panel=${panel}`);
}

const openRow = (page: Page, part: string, name: string): Promise<void> => openPanel(page, `row&part=${part}&name=${name}`);

test('an editor draws a storey by the mouse, copies it upward in two actions, types another, and sees them on the facade', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const storey = (floor: number) => page.getByRole('button', { name: new RegExp(`^${uk.drawing_storey.replace('{floor}', `${floor}`)} `) });
  const field = (name: string, corner: number) => page.getByRole('textbox', { name: name.replace('{number}', `${corner}`), exact: true });
  /** The numbers of the first corners of the chosen shape. */
  const coordinates = (corners: number) =>
    page
      .getByRole('table', { name: uk.drawing_corners })
      .getByRole('textbox')
      .evaluateAll((all, most) => all.slice(0, most).map((one) => (one as HTMLInputElement).value), 2 * corners);

  await openRow(page, 'viewpoint', 'luhova-facade');
  await expect(page.getByText(uk.drawing_complete)).toBeVisible();
  for (const floor of [2, 3, 4, 9]) {
    await storey(floor).click();
    await button(uk.drawing_remove).click();
  }
  await expect(storey(3)).toContainText(uk.drawing_no_shape.replace('{count}', '4'));
  expect(await violationsOn(page, { part: 'main' }), 'what is missing').toEqual([]);

  // Two corners are those of the storey below, a few pixels beside them.
  const canvas = page.getByRole('group', { name: uk.drawing_canvas });
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The picture is not shown.');
  const press = (x: number, y: number) => canvas.click({ position: { x: (x / 1280) * box.width, y: (y / 720) * box.height } });
  const corners = [
    [62, 541],
    [341, 520],
    [344, 474],
    [58, 481],
  ] as const;
  await storey(2).click();
  await button(uk.drawing_draw).click();
  for (const [x, y] of corners) await press(x, y);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Кут \d/ })).toHaveCount(8);
  expect(await coordinates(2)).toEqual(['58,2', '537,3', '344,1', '522,9']);
  await page.getByRole('button', { name: /^Кут 4: / }).focus();
  await page.keyboard.press('Shift+ArrowDown');
  const typed = await coordinates(4);
  await page.keyboard.press('Control+z');
  expect((await coordinates(4)).at(-1)).not.toBe(typed.at(-1));

  // Between two storeys that are drawn: choose it, and copy.
  await expect(page.getByText(uk.drawing_copy_between.replace('{floor}', '5'))).toBeVisible();
  await button(uk.drawing_copy.replace('{from}', '3').replace('{to}', '4')).click();
  await storey(4).click();
  expect((await coordinates(4)).slice(4)).toEqual(['344,1', '375,9', '58,2', '369,7']);

  // The highest one by the keyboard alone.
  await storey(9).focus();
  await page.keyboard.press('Enter');
  await button(uk.drawing_draw).focus();
  await page.keyboard.press('Enter');
  await button(uk.drawing_corner_add).focus();
  await page.keyboard.press('Enter');
  for (const [at, point] of ['58,2 146,3', '344,1 179,9', '344,1 116,4', '58,2 74'].entries()) {
    const [x = '', y = ''] = point.split(' ');
    await expect(field(uk.drawing_corner_x, at + 1)).toBeFocused();
    await page.keyboard.type(x);
    await page.keyboard.press('Tab');
    await page.keyboard.type(y);
    if (at < 3) await page.keyboard.press('Enter');
  }
  await button(uk.drawing_finish).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(uk.drawing_complete)).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'a drawn facade').toEqual([]);
  await expect(page.frameLocator('iframe').locator('polygon[points="58.2,146.3 344.1,179.9 344.1,116.4 58.2,74"]').first()).toBeAttached();
});

test('an editor puts a flat back on its storey, wall to wall, and undoes a step', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const place = (position: number) => uk.drawing_flat_place.replace('{position}', `${position}`);
  const inList = (position: number) =>
    page.getByRole('list', { name: uk.drawing_flat_places }).getByRole('button', { name: new RegExp(`^${place(position)} `) });
  const drawn = page.getByRole('button', { name: new RegExp(`^${place(4)}, `) });
  const left = page.getByRole('textbox', { name: uk.drawing_flat_x });
  await openRow(page, 'floor_plan', 'obriy-richkovyi-1-2');
  await expect(page.getByText(uk.drawing_flats_complete)).toBeVisible();
  await inList(4).click();
  await expect(left).toHaveValue('2030');
  await button(uk.drawing_flat_remove).click();
  await expect(inList(4)).toContainText(uk.drawing_flat_missing);
  await button(uk.drawing_flat_put).click();
  await button(uk.drawing_flat_turn).click();

  const box = await drawn.boundingBox();
  if (!box) throw new Error('The plan is not shown.');
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y - 30, { steps: 4 });
  await page.mouse.up();
  await expect(left).not.toHaveValue('1508');
  const at = Number(await left.inputValue());
  await page.keyboard.press('Shift+ArrowRight');
  await expect(left).toHaveValue(`${at + 10}`);
  await page.keyboard.press('Control+z');
  await expect(left).toHaveValue(`${at}`);
  expect(await violationsOn(page, { part: 'main' }), 'a storey').toEqual([]);
  await left.fill('9000');
  await expect(page.getByText('Це поза межами плану.')).toBeVisible();
  await left.fill('2030');
  await page.getByRole('textbox', { name: uk.drawing_flat_y }).fill('475');
  await expect(page.getByText(uk.drawing_flats_complete)).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText('2');
});

test('an editor moves a place on the drawn map, and its coordinates follow', async ({ page }) => {
  const pin = page.getByRole('button', { name: new RegExp(`^${uk.drawing_place_pin.split(',')[0]}`) });
  const latitude = page.getByRole('textbox', { name: releases.releases_field_lat });
  await openRow(page, 'place', 'kamianyi-yar-place-2');
  await expect(latitude).toHaveValue('50,37177');
  const box = await pin.boundingBox();
  if (!box) throw new Error('The pin is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 40, { steps: 3 });
  await page.mouse.up();
  await expect(latitude).not.toHaveValue('50,37177');
  await page.keyboard.press('Control+z');
  await expect(latitude).toHaveValue('50,37177');
  await pin.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(latitude).toHaveValue('50,37195');
  expect(await violationsOn(page, { part: 'main' }), 'a place').toEqual([]);
});

test('an editor adds a scene to a tour, gives it a door, and walks to it in the preview; a press alone moves nothing', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const inList = page.getByRole('list', { name: uk.drawing_tour_scenes });
  const scene = (name: string) => page.getByRole('button', { name: uk.drawing_tour_scene.replace('{name}', name), exact: true });
  const number = (of: string, axis: string) => page.getByRole('textbox', { name: `${of}: ${axis}`, exact: true });
  const [left, top] = [number('Спальня', uk.drawing_flat_x), number('Спальня', uk.drawing_flat_y)];
  await openRow(page, 'tour', 'comfort');

  const box = await scene('Спальня').boundingBox();
  if (!box) throw new Error('The plan is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x + 3, y + 4);
  await expect(left).toHaveValue('170');
  await expect(top).toHaveValue('325');
  await expect(button(uk.drawing_undo)).toBeDisabled();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 30, { steps: 3 });
  await page.mouse.up();
  await expect(left).not.toHaveValue('170');
  await page.keyboard.press('Control+z');
  await expect(left).toHaveValue('170');

  await button(uk.drawing_tour_add).click();
  await expect(inList.getByRole('button', { name: new RegExp(uk.drawing_tour_no_door) })).toHaveText(/^scene-5/);
  await page.getByRole('textbox', { name: uk.drawing_tour_name_uk }).fill('Лоджія');
  await page.getByRole('textbox', { name: uk.drawing_tour_name_en }).fill('Loggia');
  const panorama = page.getByRole('group', { name: uk.drawing_tour_panorama });
  await expect(panorama).toContainText('Такого зображення немає.');
  await panorama.getByRole('button', { name: media.media_choose, exact: true }).click();
  await page.getByRole('dialog', { name: media.media_pick }).getByRole('listitem').first().getByRole('button').click();
  await number('Лоджія', uk.drawing_flat_x).fill('300');
  await page.getByRole('checkbox', { name: 'Передпокій' }).focus();
  await page.keyboard.press('Space');
  const door = uk.drawing_tour_door.replace('{name}', 'Передпокій');
  await button(door).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(number(door, uk.drawing_flat_x)).toHaveValue('350');
  await number(door, uk.drawing_flat_x).fill('310');
  await expect(inList.getByText(uk.drawing_tour_no_door)).toHaveCount(0);
  await expect(inList.getByText(uk.drawing_wrong)).toHaveCount(0);
  expect(await violationsOn(page, { part: 'main' }), 'a tour').toEqual([]);
  const site = page.frameLocator('iframe');
  await expect(site.getByRole('link', { name: 'Лоджія' })).toBeVisible();

  // A scene goes with all that is its own, and comes back with it.
  await button(uk.drawing_tour_remove).click();
  await expect(inList.getByRole('button')).toHaveCount(4);
  await button(uk.drawing_undo).click();
  await expect(inList.getByRole('button', { name: 'Лоджія' })).toBeVisible();
  await expect(site.getByRole('link', { name: 'Лоджія' })).toBeVisible();
});

test('an editor sees which cameras send frames, and what one without a stream needs', async ({ page }) => {
  const camera = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await openRow(page, 'camera', 'obriy-richkovyi-yard');
  await expect(page.getByText(new RegExp(`^${uk.drawing_camera_live.split(' {')[0]} `))).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Будмайданчик із крана').first()).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'a camera').toEqual([]);
  const release = page.url().split('?')[0] ?? '';
  await page.goto(`${release}?panel=content&part=camera`);
  await expect(camera('obriy-richkovyi-yard').getByText(new RegExp(`^${uk.drawing_camera_live.split(' {')[0]} `))).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'the cameras').toEqual([]);
  await page.goto(`${release}?panel=row&part=camera&name=luhova-gate`);
  await expect(page.getByText(uk.drawing_camera_unset)).toBeVisible();
  await expect(page.getByText('luhova-gate=https://')).toBeVisible();
});

test('an editor draws a neighbour, and sees how much sun it takes; sections that stand in each other are said at once', async ({
  page,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string, corner: number) => page.getByRole('textbox', { name: name.replace('{number}', `${corner}`), exact: true });
  const sections = page.getByRole('list', { name: uk.drawing_sections });
  const sun = page.getByRole('table').filter({ hasText: uk.drawing_sun_room });
  await openRow(page, 'house', 'varta-house');
  await expect(page.getByText(uk.drawing_complete_site)).toBeVisible();
  await expect(sun.getByRole('row')).not.toHaveCount(1);
  await expect(sun.locator('[data-changed]')).toHaveCount(0);

  // By the keyboard alone: a wall of sixty metres around the building.
  await button(uk.drawing_house_mass_draw).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: uk.drawing_house_mass_uk }).fill('стіна');
  await page.getByRole('textbox', { name: uk.drawing_house_mass_en }).fill('wall');
  await page.getByRole('textbox', { name: uk.drawing_house_height, exact: true }).fill('60');
  const corners = ['-30 -14', '30 -14', '30 -9', '-25 -9', '-25 30', '-30 30'];
  await button(uk.drawing_corner_add).focus();
  await page.keyboard.press('Enter');
  for (const [at, corner] of corners.entries()) {
    const [x = '', y = ''] = corner.split(' ');
    await expect(field(uk.drawing_house_corner_x, at + 1)).toBeFocused();
    await page.keyboard.type(x);
    await page.keyboard.press('Tab');
    await page.keyboard.type(y);
    if (at < corners.length - 1) await page.keyboard.press('Enter');
  }
  await button(uk.drawing_finish).focus();
  await page.keyboard.press('Enter');
  await expect(sun.locator('[data-changed]').first()).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'a building').toEqual([]);

  // The whole section moves by its middle; a step back takes it home.
  await sections.getByRole('button').first().click();
  await expect(field(uk.drawing_house_corner_x, 1)).toHaveValue('-14');
  await button(uk.drawing_whole).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(field(uk.drawing_house_corner_x, 1)).toHaveValue('-13');
  await page.keyboard.press('Control+z');
  await expect(field(uk.drawing_house_corner_x, 1)).toHaveValue('-14');

  await page.goto(`${page.url().split('?')[0]}?panel=row&part=house&name=luhova`);
  await sections.getByRole('button').nth(1).click();
  await field(uk.drawing_house_corner_x, 1).fill('-5');
  await expect(sections.getByText(uk.drawing_wrong)).toHaveCount(2);
  await expect(page.getByText(new RegExp(`^${uk.drawing_house_overlap.split(' «')[0]} «`)).first()).toBeVisible();
  await expect(page.getByText(uk.drawing_sun_wrong)).toBeVisible();
});

test('an editor draws a street, which the map of the site has, and moves a building around a gate', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string, corner: number) => page.getByRole('textbox', { name: name.replace('{number}', `${corner}`), exact: true });
  const list = page.getByRole('list', { name: uk.drawing_ground_list });
  await openRow(page, 'surroundings', 'luhova');
  await expect(list.getByRole('button')).toHaveCount(16);
  await button(uk.drawing_ground_add).click();
  const canvas = page.getByRole('group', { name: uk.drawing_title_ground });
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The ground is not shown.');
  await canvas.click({ position: { x: box.width * 0.3, y: box.height * 0.3 } });
  await canvas.click({ position: { x: box.width * 0.36, y: box.height * 0.32 } });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Кут \d/ })).toHaveCount(4);
  await page.getByRole('textbox', { name: uk.drawing_ground_uk }).fill('вул. Нова');
  await page.getByRole('textbox', { name: uk.drawing_ground_en }).fill('Nova St');
  await expect(list.getByRole('button', { name: 'вул. Нова' })).toBeVisible();
  await field(uk.drawing_ground_corner_east, 1).fill('-120');
  await page.getByRole('button', { name: /^Кут 1: / }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(field(uk.drawing_ground_corner_east, 1)).toHaveValue('-110');
  expect(await violationsOn(page, { part: 'main' }), 'drawn ground').toEqual([]);

  // The preview's browser reads the site as the release draws it.
  const surroundings = async () => (await page.request.get('/api/uk/project/luhova/surroundings')).text();
  await expect.poll(surroundings).toContain('вул.\u00a0Нова');

  await page.getByRole('combobox', { name: uk.drawing_ground_layer }).selectOption('blocks');
  await list.getByRole('button').first().click();
  const east = page.getByRole('textbox', { name: uk.drawing_ground_east, exact: true });
  const before = Number(await east.inputValue());
  await button(uk.drawing_ground_block.replace('{number}', '1')).last().focus();
  await page.keyboard.press('ArrowRight');
  await expect(east).toHaveValue(`${before + 1}`);
  await page.keyboard.press('Control+z');
  await expect(east).toHaveValue(`${before}`);
  expect(await violationsOn(page, { part: 'main' }), 'buildings around').toEqual([]);
});

test('an editor moves a room of a layout, hears at once what is wrong, and sees the plan on the page of a flat', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const corner = page.getByRole('textbox', { name: uk.drawing_corner_x.replace('{number}', '1'), exact: true });
  const rooms = page.getByRole('list', { name: uk.drawing_layout_rooms });
  await openPanel(page, 'content&part=layout_plan');
  await button(uk.drawing_layout_draw).first().click();
  await expect(page.getByText(uk.drawing_layout_same)).toBeVisible();
  const count = await rooms.getByRole('button').count();
  await rooms.getByRole('button').first().click();
  const before = Number(await corner.inputValue());
  await page.getByRole('button', { name: /^Кут 1: / }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(corner).toHaveValue(`${before + 1}`);
  await page.keyboard.press('Control+z');
  await expect(corner).toHaveValue(`${before}`);

  // A copy reaches into its room, and the sum is that of no flat.
  await button(uk.drawing_layout_room_copy).click();
  await expect(rooms.getByRole('button')).toHaveCount(count + 1);
  await expect(rooms.getByText(uk.drawing_wrong).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`^${uk.drawing_layout_overlap.split('«')[0]}«`))).toBeVisible();
  expect(await violationsOn(page, { part: 'main' }), 'a room that is wrong').toEqual([]);
  await button(uk.drawing_layout_room_remove).click();
  await expect(rooms.getByText(uk.drawing_wrong)).toHaveCount(0);

  await rooms.getByRole('button').first().click();
  await page.getByRole('combobox', { name: uk.drawing_layout_kind }).selectOption('wardrobe');
  await expect(page.getByText(uk.drawing_layout_ours)).toBeVisible();
  const preview = page.frameLocator('iframe').first();
  await expect(preview.getByText(uk.drawing_room_wardrobe).first()).toBeVisible();
});

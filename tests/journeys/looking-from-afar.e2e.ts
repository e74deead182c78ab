import { expect, test } from './house.ts';

// A room is drawn in space by software, because no machine of tests has a graphics card.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [
      ...(launchOptions.args ?? []).filter((one) => one !== '--disable-gpu'),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ];
    await use({ ...launchOptions, args });
  },
});

test('§1 3D tour: it is loaded when somebody steps in, rooms are changed by keyboard, and the plan follows the look', async ({
  page,
  visit,
  say,
}) => {
  const viewer: string[] = [];
  page.on('request', (request) => {
    if (/tour-viewer|-2816/.test(request.url())) viewer.push(request.url());
  });
  await visit('/projects/obriy-richkovyi/tour/');
  const rooms = page.getByRole('navigation', { name: say('tour_rooms') }).getByRole('link');
  const [living = '', hall = ''] = await rooms.allTextContents();
  expect(viewer).toEqual([]);
  await page.getByRole('button', { name: say('tour_enter') }).click();
  await expect.poll(() => viewer.length).toBeGreaterThan(1);
  const around = page.getByRole('application', { name: say('tour_around', { room: living }) });
  await expect(around).toBeFocused();
  const here = page.locator('[data-look]');
  const before = (await here.getAttribute('data-look')) ?? '';
  // The first press may come before the room has.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(here).not.toHaveAttribute('data-look', before, { timeout: 500 });
  }).toPass();
  await rooms.filter({ hasText: hall }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: say('tour_here', { room: hall }) })).toBeVisible();
  await expect(rooms.filter({ hasText: hall })).toHaveAttribute('aria-current', 'location');
});

test('§1 live cameras: a stream plays when it is asked for, and one whose line broke is told offline', async ({
  page,
  visit,
  say,
  request,
}) => {
  const recorder = '/simulators/cameras/';
  const camera = 'midnyi-kvartal-facade';
  await visit('/projects/midnyi-kvartal/cameras/');
  await expect(page.getByText(say('camera_live'), { exact: true })).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('button', { name: say('camera_start_of', { name: '' }) }).click();
  const film = page.locator('video');
  const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time, { timeout: 20_000 }).toBeGreaterThan(0.5);
  const then = await time();
  await expect.poll(time, { timeout: 20_000 }).toBeGreaterThan(then);
  await request.post(recorder, { form: { lost: camera } });
  try {
    await expect(page.getByText(say('camera_silent'))).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(say('camera_offline'))).toBeVisible();
  } finally {
    await request.post(recorder, { form: { on: camera } });
  }
});

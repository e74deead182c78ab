import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

/** Files that are loaded only by entering the tour; posters lie beside panoramas. */
const isLate = (url: string): boolean => /tour-viewer|\/pictures\/tours\/(?!\S*-poster)/.test(url);
const tour = '/projects/obriy-richkovyi/tour/';
const cameras = '/projects/obriy-richkovyi/cameras/';
/** Its camera loses its connection on purpose; no other journey looks at it. */
const broken = { cameras: '/projects/midnyi-kvartal/cameras/', camera: 'midnyi-kvartal-facade' };

/** Turns the picture by keys until a door stands in the middle of it. */
async function turnTo(page: Page, door: Locator): Promise<void> {
  const around = page.getByRole('application');
  const here = page.locator('[data-look]');
  await expect(async () => {
    const [frame, box] = [await around.boundingBox(), (await door.isVisible()) ? await door.boundingBox() : null];
    if (frame && box && Math.abs(box.x + box.width / 2 - frame.x - frame.width / 2) < frame.width / 4) return;
    const before = (await here.getAttribute('data-look')) ?? '';
    await around.focus();
    await page.keyboard.press('ArrowRight');
    await expect(here).not.toHaveAttribute('data-look', before, { timeout: 1_000 });
    throw new Error('not yet');
  }).toPass({ intervals: [20] });
}

// A room is drawn in space by software, because no machine of tests has a graphics card. That takes long.
test.describe.configure({ timeout: 600_000 });
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

/** The direction of view, once it has stayed the same for a moment. */
async function settled(here: Locator): Promise<string> {
  let look = '';
  await expect(async () => {
    const now = (await here.getAttribute('data-look')) ?? '';
    const isStill = now === look;
    look = now;
    expect(isStill).toBe(true);
  }).toPass({ intervals: [300] });
  return look;
}

test('§1 3D tour: it is loaded when it is opened, rooms are changed by keyboard, and the plan follows the view @once', async ({
  page,
  visit,
  say,
}) => {
  const viewer: string[] = [];
  page.on('request', (request) => {
    if (isLate(request.url())) viewer.push(request.url());
  });
  await visit(tour);
  const rooms = page.getByRole('navigation', { name: say('tour_rooms') }).getByRole('link');
  const [living = '', hall = ''] = await rooms.allTextContents();
  expect(viewer).toEqual([]);
  await page.getByRole('button', { name: say('tour_enter') }).click();
  await expect.poll(() => viewer.filter((url) => url.includes('/pictures/tours/'))).toHaveLength(1);
  expect(viewer.some((url) => url.includes('tour-viewer'))).toBe(true);
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

test('§1 3D tour: a door in the picture is gone through by keyboard and by mouse, and the room behind it is announced @once', async ({
  page,
  visit,
  say,
}) => {
  await visit(tour);
  const [living = '', hall = ''] = await page
    .getByRole('navigation', { name: say('tour_rooms') })
    .getByRole('link')
    .allTextContents();
  await page.getByRole('button', { name: say('tour_enter') }).click();
  const stage = page.getByRole('application');
  const toHall = stage.getByRole('button', { name: hall });
  await turnTo(page, toHall);
  await toHall.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application', { name: say('tour_around', { room: hall }) })).toBeFocused();
  await expect(stage.getByRole('status')).toHaveText(say('tour_here', { room: hall }));

  const toLiving = stage.getByRole('button', { name: living });
  await turnTo(page, toLiving);
  await toLiving.click();
  await expect(page.getByRole('application', { name: say('tour_around', { room: living }) })).toBeFocused();
  await expect(stage.getByRole('status')).toHaveText(say('tour_here', { room: living }));
});

test.describe('where the connection breaks', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('§1 3D tour: a room that cannot be loaded leaves the visitor in the present one, and is loaded on the next try @once', async ({
    page,
    context,
    visit,
    say,
  }) => {
    await visit(tour);
    const rooms = page.getByRole('navigation', { name: say('tour_rooms') }).getByRole('link');
    const [living = '', hall = ''] = await rooms.allTextContents();
    await page.getByRole('button', { name: say('tour_enter') }).click();
    const stage = page.getByRole('application');
    await expect(stage.getByRole('status')).toHaveText(say('tour_here', { room: living }));
    await context.setOffline(true);
    await rooms.filter({ hasText: hall }).click();
    await expect(stage.getByRole('status')).toHaveText(say('tour_missed', { room: hall }));
    await expect(page.getByRole('application', { name: say('tour_around', { room: living }) })).toBeVisible();
    await expect(page.getByText(say('tour_flat'))).toHaveCount(0);
    await context.setOffline(false);
    await stage.getByRole('button', { name: say('tour_retry') }).click();
    await expect(stage.getByRole('status')).toHaveText(say('tour_here', { room: hall }));
    await expect(page.getByRole('application', { name: say('tour_around', { room: hall }) })).toBeFocused();
  });

  test('§1 live cameras: when the server stops answering, its last answer is not shown as the current state @once', async ({
    page,
    context,
    visit,
    say,
    saying,
  }) => {
    await page.clock.install();
    await visit(cameras);
    const live = page.getByText(say('camera_live'), { exact: true });
    await expect(live).toBeVisible();
    await context.setOffline(true);
    await page.clock.fastForward(10_000);
    await expect(live, 'one answer that is missed is no news').toBeVisible();
    await page.clock.fastForward(25_000);
    await expect(page.getByText(saying('camera_no_status'))).toBeVisible();
    await expect(live).toHaveCount(0);
    await context.setOffline(false);
    await page.clock.fastForward(5_000);
    await expect(live).toBeVisible();
  });
});

test('§1 3D tour: a phone that is turned turns the picture in the next room too @once', async ({ page, visit, say }) => {
  await page.addInitScript(() => {
    const phone = Object.assign(window, { phoneTurned: 40 });
    Object.assign(DeviceOrientationEvent, { requestPermission: () => Promise.resolve('granted') });
    setInterval(() => dispatchEvent(new DeviceOrientationEvent('deviceorientation', { alpha: phone.phoneTurned, beta: 90, gamma: 1 })), 50);
  });
  await visit(tour);
  const hall = page
    .getByRole('navigation', { name: say('tour_rooms') })
    .getByRole('link')
    .nth(1);
  await page.getByRole('button', { name: say('tour_enter') }).click();
  const stage = page.getByRole('application');
  const follow = stage.getByRole('button', { name: say('tour_follow') });
  const here = page.locator('[data-look]');
  const turnsWithPhone = async (to: number) => {
    const before = await settled(here);
    await page.evaluate((alpha) => Object.assign(window, { phoneTurned: alpha }), to);
    await expect(here).not.toHaveAttribute('data-look', before);
  };
  await expect(stage.getByRole('status')).toHaveText(/./);
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await turnsWithPhone(80);
  await hall.click();
  await expect(stage.getByRole('status')).toHaveText(say('tour_here', { room: (await hall.textContent()) ?? '' }));
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await turnsWithPhone(140);
});

test('§1 live cameras: a stream plays on request, and one whose connection broke is shown as offline @once', async ({
  page,
  visit,
  say,
  saying,
  request,
}) => {
  const recorder = '/simulators/cameras/';
  const players: string[] = [];
  page.on('request', (one) => {
    if (/camera-player|hls|m3u8/.test(one.url())) players.push(one.url());
  });
  await visit(broken.cameras);
  const frame = page.locator('figcaption time');
  const shotAgo = async () => Date.now() - Date.parse((await frame.getAttribute('datetime')) ?? '');
  await expect(page.getByText(say('camera_live'), { exact: true })).toBeVisible();
  await expect(frame).toHaveText(saying('camera_last_frame'));
  expect(await shotAgo()).toBeLessThan(30_000);
  await expect(page.locator('video')).toHaveCount(0);
  expect(players).toEqual([]);
  await page.getByRole('button', { name: say('camera_start_of', { name: '' }) }).click();
  const film = page.locator('video');
  await expect.poll(() => players.some((url) => url.includes('camera-player'))).toBe(true);
  const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(time).toBeGreaterThan(0.5);
  const then = await time();
  await expect.poll(time).toBeGreaterThan(then);
  await request.post(recorder, { form: { lost: broken.camera } });
  try {
    await expect(page.getByText(say('camera_silent'))).toBeVisible();
    await expect(page.getByText(say('camera_offline'))).toBeVisible();
    await expect(frame).toHaveText(/\d{2}:\d{2}$/);
    expect(await shotAgo()).toBeGreaterThanOrEqual(0);
    expect(await shotAgo()).toBeLessThan(300_000);
  } finally {
    await request.post(recorder, { form: { on: broken.camera } });
  }
});

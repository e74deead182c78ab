import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, untilHydrated } from '../journey.ts';
import { flats } from '../list.ts';

type Frame = { red: number; green: number; blue: number; dark: number };

/** The colour of most pixels at the left edge of a frame, beside all content, and the share of its pixels that are nearly black. */
async function readFrame(png: Buffer): Promise<Frame> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const edge = Array.from({ length: info.height }, (_, row) => (row * info.width + 2) * 3);
  const middleOf = (channel: number) =>
    edge.map((at) => data[at + channel] ?? 0).toSorted((one, other) => one - other)[Math.floor(edge.length / 2)] ?? 0;
  let dark = 0;
  for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) < 120) dark += 1;
  return { red: middleOf(0), green: middleOf(1), blue: middleOf(2), dark: dark / (data.length / 3) };
}

/** What stands on the screen from before `move` until the transition and the overlay are over, looked at again and again. */
async function framesOf(page: Page, move: () => Promise<void>): Promise<Frame[]> {
  const client = await page.context().newCDPSession(page);
  const shots: string[] = [];
  const look = async () => shots.push((await client.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })).data);
  await look();
  let isMoving = true;
  const looking = (async () => {
    while (isMoving) await look();
  })();
  await move();
  // The overlay leaves 300 ms after the move.
  await page.waitForTimeout(1_200);
  isMoving = false;
  await looking;
  await look();
  await client.detach();
  return Promise.all(shots.map((shot) => readFrame(Buffer.from(shot, 'base64'))));
}

/** Frames whose edge has another ground than both pages, or that are far darker than either. */
function flashesIn(frames: Frame[]): Frame[] {
  const [first, last] = [frames[0], frames.at(-1)];
  if (!first || !last) throw new Error('Nothing was looked at.');
  const most = Math.max(first.dark, last.dark) + 0.1;
  const differs = (one: Frame, other: Frame) =>
    Math.max(Math.abs(one.red - other.red), Math.abs(one.green - other.green), Math.abs(one.blue - other.blue)) > 6;
  return frames.filter((frame) => frame.dark > most || (differs(frame, first) && differs(frame, last)));
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const [name, delay] of [
  ['at once', 0],
  ['after a second, under the overlay', 1_000],
] as const)
  test(`no other ground flashes on the way from the list to a flat and back, when its data comes ${name}`, async ({ page, at, say }) => {
    await page.addInitScript(() => sessionStorage.setItem('preloaded', '1'));
    await page.goto(at('/apartments/'));
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    let release = () => {};
    const covered = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.data*', async (route) => {
      if (delay > 0) await covered;
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue().catch(() => {});
    });
    const there = await framesOf(page, async () => {
      await flats(page).first().getByRole('link').first().click();
      if (delay > 0) await expect(page.getByRole('status').filter({ hasText: say('shell_loading') })).toBeVisible();
      release();
      await expect(page).toHaveURL(/\/apartments\/[^/?]+\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
    expect(there.length, 'looks').toBeGreaterThan(2);
    expect(flashesIn(there)).toEqual([]);
    const back = await framesOf(page, async () => {
      await page.goBack();
      await expect(flats(page).first()).toBeVisible();
    });
    expect(flashesIn(back)).toEqual([]);
  });

test('the measure finds a black ground between two pages of paper @once', async ({ page, visit }) => {
  await visit('/apartments/');
  const frames = await framesOf(page, () =>
    page.evaluate(async () => {
      const black = document.createElement('div');
      black.style.cssText = 'position: fixed; inset: 0; z-index: 99; background: #0e0e0e';
      document.body.append(black);
      await new Promise((seen) => setTimeout(seen, 2_000));
      black.remove();
    }),
  );
  expect(flashesIn(frames).length).toBeGreaterThan(0);
});

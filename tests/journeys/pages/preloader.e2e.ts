import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../journey.ts';

/**
 * The page's own record of its preloader: when it appeared and disappeared, how far it had counted at its end, how long its style sheet lets
 * it last, and whether the page could be scrolled.
 */
type Seen = { began?: number; ended?: number; counted: number; lasts: number; scrollable: boolean };
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { counted: 0, lasts: 0, scrollable: false };
    Object.assign(window, { seen });
    const isLast = (name: string) => name.endsWith('unlock');
    // Before the page's own listener, which takes the number away.
    const count = ({ animationName }: AnimationEvent) => {
      const percent = document.querySelector('[data-percent]');
      if (!isLast(animationName) || !percent) return;
      const { transform, lineHeight } = getComputedStyle(percent, '::after');
      seen.counted = (-new DOMMatrix(transform).m42 / Number.parseFloat(lineHeight)) * 5;
    };
    window.addEventListener('animationend', count, true);
    const look = () => {
      const html = document.documentElement;
      if (html?.dataset.preloader !== undefined && document.body) {
        seen.began ??= performance.now();
        const last = document.getAnimations().find((one) => one instanceof CSSAnimation && isLast(one.animationName));
        seen.lasts ||= Number(last?.effect?.getComputedTiming().endTime ?? 0);
        seen.scrollable ||= getComputedStyle(html).overflowY !== 'hidden';
      } else if (seen.began) seen.ended ??= performance.now();
      if (!seen.ended) requestAnimationFrame(look);
    };
    look();
  });
const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
const untilEnded = (page: Page) => expect.poll(async () => (await seenBy(page)).ended).toBeGreaterThan(0);
const isUnderWay = (page: Page) => page.evaluate(() => document.documentElement.dataset.preloader !== undefined);

test.describe('with motion', { tag: '@once' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('§4 the preloader draws for 1.8 s, counts to 100, locks scrolling, and is there once a session', async ({ page, at }) => {
    await watch(page);
    await page.goto(at('/projects/'));
    await untilEnded(page);
    const { began = 0, ended = 0, counted, lasts, scrollable } = await seenBy(page);
    expect(ended - began).toBeGreaterThanOrEqual(1700);
    // On a busy machine its end is noticed later.
    expect(lasts).toBeGreaterThanOrEqual(1800);
    expect(lasts).toBeLessThan(5000);
    expect(counted).toBeGreaterThan(90);
    expect(scrollable, 'while it draws').toBe(false);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await page.reload();
    expect(await isUnderWay(page), 'in the same session').toBe(false);
  });

  test('§2 §4 a session that begins on an error page can be scrolled once it has faded', async ({ page, at }) => {
    await page.setViewportSize({ width: 390, height: 320 });
    await watch(page);
    await page.goto(at('/no-such-page/'));
    await untilEnded(page);
    expect(await isUnderWay(page)).toBe(false);
    await page.mouse.move(100, 100);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('§4 it draws the logo: the word and its line come from the left, to the whole of them', async ({ page, at }) => {
    await page.addInitScript(() => {
      const hold = () => {
        const isDrawn = document.documentElement?.dataset.preloader !== undefined && document.querySelector('header a') !== null;
        for (const animation of isDrawn ? document.getAnimations() : []) animation.pause();
        requestAnimationFrame(hold);
      };
      hold();
    });
    await page.goto(at('/projects/'));
    const logo = page.getByRole('banner').getByRole('link').first();
    /** How many pixels of the logo have been drawn, and how far to the right, after so many milliseconds. */
    const drawnAfter = async (time: number) => {
      await page.evaluate((now) => {
        for (const animation of document.getAnimations()) if (animation.timeline === document.timeline) animation.currentTime = now;
      }, time);
      const box = await logo.boundingBox();
      const { data, info } = await sharp(await page.screenshot({ clip: box ?? { x: 0, y: 0, width: 1, height: 1 } }))
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const drawn = [...data.keys()].filter((pixel) => Math.abs((data[pixel] ?? 0) - (data[0] ?? 0)) > 60);
      return { pixels: drawn.length, right: Math.max(0, ...drawn.map((pixel) => pixel % info.width)) / info.width };
    };
    const [begun, third, twoThirds, whole] = [await drawnAfter(0), await drawnAfter(600), await drawnAfter(1200), await drawnAfter(1800)];
    expect(begun.pixels).toBeLessThan(whole.pixels / 10);
    expect(third.pixels).toBeGreaterThan(whole.pixels / 8);
    expect(twoThirds.pixels).toBeGreaterThan(third.pixels);
    expect(whole.pixels).toBeGreaterThan(twoThirds.pixels);
    expect(third.right).toBeLessThan(twoThirds.right);
    expect(twoThirds.right).toBeLessThan(whole.right);
    // The number beside it fades after the line is drawn; without the preloader the logo looks the same.
    await page.evaluate(() => delete document.documentElement.dataset.preloader);
    expect(Math.abs((await drawnAfter(1800)).pixels - whole.pixels)).toBeLessThan(whole.pixels / 20);
  });

  test('§4 it takes no clicks from the page behind it', async ({ page, at, say }) => {
    await page.goto(at('/projects/'), { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('link').filter({ visible: true }).first().click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/projects\/[^/]+\/$/);
    await expect(page.getByRole('link', { name: say('shell_skip') })).toBeAttached();
  });

  test.describe('for a crawler', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

    test('§4 there is none', async ({ page, at }) => {
      await page.goto(at('/projects/'));
      expect(await isUnderWay(page)).toBe(false);
    });
  });
});

test('§4 with reduced motion there is none', { tag: '@once' }, async ({ page, at }) => {
  await page.goto(at('/projects/'));
  expect(await isUnderWay(page)).toBe(false);
});

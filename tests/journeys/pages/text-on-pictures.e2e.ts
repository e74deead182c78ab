import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../journey.ts';
import { weakTextsInWindow } from '../text-on-pictures.ts';

/** Every kind of page that begins with a picture, the longest name of a project among them. */
const begunByPicture = ['/', '/company/', '/promo/lower-floors/', '/projects/hlyniana-manufaktura/'];

/** No picture is brighter than white, and type on pictures is light: what can be read on white can be read on each picture that an editor may choose. */
async function makePicturesWhite(page: Page): Promise<void> {
  const body = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/png', body }));
}

for (const path of begunByPicture)
  test(`the type on the picture of ${path} can be read on the brightest one`, async ({ page, visit, isPhone }) => {
    await makePicturesWhite(page);
    await visit(path);
    for (const width of isPhone ? [390, 834] : [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { checked, weak } = await weakTextsInWindow(page);
      expect(checked, 'lines of text on the picture').toBeGreaterThan(0);
      expect(weak, `${width} px`).toEqual([]);
    }
  });

test('the measure finds a number that stands on a white picture, and lets one pass on a black one @once', async ({ page, visit }) => {
  await makePicturesWhite(page);
  await visit('/promo/lower-floors/');
  await page.evaluate(() => {
    const figure = document.createElement('p');
    figure.textContent = '−1800 ₴';
    figure.style.cssText = 'position: absolute; z-index: 9; top: 160px; left: 16px; font-size: 20px; color: #eee';
    document.querySelector('main')?.append(figure);
  });
  expect((await weakTextsInWindow(page)).weak).toEqual([expect.stringContaining('of 4.5: −1800 ₴')]);
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll('main img')) (picture as HTMLElement).style.filter = 'brightness(0)';
  });
  expect((await weakTextsInWindow(page)).weak).toEqual([]);
});

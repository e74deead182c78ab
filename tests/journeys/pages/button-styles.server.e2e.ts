import { expect, test } from '../journey.ts';

test('§9 the arrow of a button draws itself under the mouse from 1280 px on, and the round button is round below 768 px', async ({
  page,
  visit,
  say,
}) => {
  await visit('/test/');
  const main = page.getByRole('button', { name: say('shell_guide_main') }).first();
  const hidden = () =>
    main
      .locator('path')
      .first()
      .evaluate((line) => getComputedStyle(line).strokeDashoffset);
  for (const [width, before] of [
    [1279, '0px'],
    [1280, '20px'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.mouse.move(0, 0);
    await expect.poll(hidden, `at rest at ${width} px`).toBe(before);
    await main.hover();
    await expect.poll(hidden, `under the mouse at ${width} px`).toBe('0px');
  }
  const round = page.getByRole('button', { name: say('shell_guide_round') }).first();
  for (const [width, radius] of [
    [767, '50%'],
    [768, '0px'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(round, `at ${width} px`).toHaveCSS('border-radius', radius);
    const { width: wide = 0, height: high = 1 } = (await round.boundingBox()) ?? {};
    expect(wide === high, `as wide as high at ${width} px`).toBe(width < 768);
  }
});

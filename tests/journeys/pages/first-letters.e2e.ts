import { cutFirstLetters } from '../first-letters.ts';
import { expect, test } from '../journey.ts';

test('§22 the first letter of a button is never cut', async ({ page, visit, isPhone }) => {
  for (const path of ['/test/', '/', '/apartments/', '/investments/', '/login/']) {
    await visit(path);
    for (const width of isPhone ? [390, 834] : [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { checked, cut } = await cutFirstLetters(page);
      expect(checked, `buttons of ${path}`).toBeGreaterThan(path === '/test/' ? 10 : 0);
      expect(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the measure finds a letter that begins before its box, and one that is higher than it @once', async ({ page, visit, say }) => {
  await visit('/test/');
  const plain = page.getByRole('button', { name: say('shell_guide_plain') }).first();
  await plain.evaluate((button) => {
    button.style.cssText = 'overflow: clip; text-indent: -4px';
  });
  expect((await cutFirstLetters(page)).cut).toEqual([expect.stringContaining(': left of BUTTON')]);
  await plain.evaluate((button) => {
    button.style.cssText = '';
    const text = button.firstElementChild as HTMLElement;
    text.style.cssText = 'display: block; overflow: hidden; height: 10px; line-height: 2px';
  });
  expect((await cutFirstLetters(page)).cut).toEqual([expect.stringMatching(/: (top|bottom|top, bottom) of SPAN/)]);
});

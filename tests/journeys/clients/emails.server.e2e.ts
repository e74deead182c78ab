import { someLetters } from '../../support/letter-texts.ts';
import { expect, test } from '../journey.ts';

/** How far the contrast of two colours is apart, from 1 to 21 (WCAG). */
const contrast = (one: string, other: string): number => {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high = 0, low = 0] = [light(one), light(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

for (const language of ['uk', 'en'] as const)
  for (const [name, letter, links] of someLetters(language))
    test(`a letter (${name}, ${language}) is whole on a phone and in a window, by day and by night`, async ({ page }) => {
      for (const width of [390, 700])
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 900 });
          await page.setContent(letter.html);
          const where = `${name} ${width} ${colorScheme}`;
          // Mail programs keep the styles of elements and often drop those of the body.
          await page.evaluate(() => document.body.removeAttribute('style'));
          const seen = await page.evaluate(() => {
            const boxes = [...document.querySelectorAll('p, h1, a')].map((element) => {
              const { left, right } = element.getBoundingClientRect();
              let ground: Element | null = element;
              while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
              return {
                words: element.textContent ?? '',
                left,
                right,
                wide: element.scrollWidth - element.clientWidth,
                colour: getComputedStyle(element).color,
                ground: ground && getComputedStyle(ground).backgroundColor,
              };
            });
            return { boxes, wide: document.documentElement.scrollWidth };
          });
          expect(seen.wide, where).toBeLessThanOrEqual(width);
          for (const { words, left, right, wide, colour, ground } of seen.boxes) {
            expect([words, left >= 16, right <= width - 16, wide <= 0], where).toEqual([words, true, true, true]);
            expect(contrast(colour, ground ?? ''), `${words} in ${where}`).toBeGreaterThan(4.5);
          }
        }
      const hrefs = await page.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(hrefs.toSorted()).toEqual(links.toSorted());
      // In plain text too each link stands whole on its line.
      for (const url of links) expect(letter.text.split('\n').some((line) => line === url || line.endsWith(`: ${url}`))).toBe(true);
      expect(letter.text).not.toMatch(/[<>]|&\w+;/);
    });

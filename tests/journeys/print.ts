import { expect, type Page } from '@playwright/test';
import { boxesOf, overlaps } from '../support/files/pdf-boxes.ts';

type Printed = {
  /** The most sheets of A4 that it may take. */
  most: number;
  /** Texts that must be on the page. */
  says: readonly string[];
  /** Labels of controls, which must not be printed. */
  pressed: readonly string[];
  /** Texts that must be printed exactly once. */
  once?: readonly string[];
  /** How far down, in points, every sheet but the last must have text. */
  filledTo?: number;
};

const inks = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('body, main, main *')].filter((element) => {
        const [red = 255, green = 255, blue = 255, seen = 1] = (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility() && seen > 0.5 && red + green + blue < 300 && width * height > 20_000;
      }).length,
  );

/** Printed pictures have their room but are not painted: a PDF with them takes ten times the processor time, and no test looks at them. */
const leaveOutPictures = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media print { img, canvas { visibility: hidden } }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** The open page as Ctrl+P gives it: whole words between the margins, none on another, no empty sheet, black on white, its own address. */
export async function expectPrinted(page: Page, { most, says, pressed, once = [], filledTo = 300 }: Printed): Promise<void> {
  const { pathname, search } = new URL(page.url());
  const path = pathname + search;
  await leaveOutPictures(page);
  const pages = await boxesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  expect(pages.length, path).toBeLessThanOrEqual(most);
  // A sheet with nothing but the header or the address on it is an empty one; the last may hold the end of a list.
  expect(
    pages.slice(0, -1).filter((boxes) => Math.max(0, ...boxes.map(({ bottom }) => bottom)) < filledTo),
    path,
  ).toEqual([]);
  const words = pages.flat().map(({ text }) => text.trim());
  const plain = words.join('').replaceAll(/\s/g, '');
  for (const one of says) expect(plain.toLowerCase(), path).toContain(one.replaceAll(/\s/g, '').toLowerCase());
  expect(plain, path).toContain(path);
  for (const one of once) expect(words.filter((word) => word === one).length, one).toBe(1);
  expect(
    words.filter((one) => pressed.some((word) => one.startsWith(word))),
    path,
  ).toEqual([]);
  // 14 mm of white at each side, and nothing beyond; a sign may hang over by little more than a millimetre.
  const out = pages.flat().filter(({ left, right, top, bottom }) => left < 36 || right > 559 || top < 30 || bottom > 842 - 34);
  expect(out, path).toEqual([]);
  // A word on a drawing lies on its own halo.
  const laid = pages.flatMap(overlaps).filter((pair) => pair.split(' on ')[0] !== pair.split(' on ')[1]);
  expect(laid, path).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await inks(page), path).toBe(0);
  await page.emulateMedia({ media: null });
}

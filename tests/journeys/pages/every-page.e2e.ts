import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect, untilHydrated } from '../journey.ts';
import { addressOf, pages } from '../pages.ts';
import { faultyTargets } from '../touch-targets.ts';

/** One visitor opens all pages in turn, in one tab: shared files are in its cache, and what they are compiled to is too. */
let visitor: BrowserContext | undefined;
let tab: Page | undefined;
const test = base.extend({
  context: async ({ browser, viewport, hasTouch, locale, timezoneId, contextOptions }, use) => {
    visitor ??= await browser.newContext({ viewport, hasTouch, locale, timezoneId, ...contextOptions });
    await use(visitor);
  },
  page: async ({ context, viewport }, use) => {
    tab ??= await context.newPage();
    if (viewport) await tab.setViewportSize(viewport);
    await use(tab);
    tab.removeAllListeners('console').removeAllListeners('pageerror');
  },
});
test.afterAll(async () => {
  await visitor?.close();
  [visitor, tab] = [undefined, undefined];
});

/** Axe reads the page where most people do, in the language of that width: its rules hang on neither. */
const widths = [
  { width: 320, readIn: null },
  { width: 360, readIn: 'uk' },
  { width: 834, readIn: 'en' },
  { width: 1440, readIn: 'uk' },
  { width: 1920, readIn: null },
];

/** Elements wider than the screen, cut texts of a control or a heading, and headings with a text on two lines. */
const misfits = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll<HTMLElement>('a, button, label, legend, summary, th, h1, h2, h3')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.clientWidth > 1 &&
        getComputedStyle(element).clipPath === 'none' &&
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX !== 'visible',
    );
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of text.nodeValue?.matchAll(/[\p{L}\p{N}’]+/gu) ?? []) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const [first, ...others] = range.getClientRects();
          if (first && others.some(({ top }) => top > first.top + first.height / 2)) broken.push(word);
        }
    }
    return [
      ...broken.map((word) => `broken: ${word}`),
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} pixels wider than the screen`] : []),
      ...cut.map((element) => `cut: ${element.innerText}`),
    ];
  });

/** Layout shifts of the loading page above the limit that browsers recommend, with their distance. */
const moves = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
        new PerformanceObserver((list) => {
          const far = (list.getEntries() as Shift[]).filter(({ value }) => value > 0.1);
          const describeShift = ({ node, previousRect: from, currentRect: to }: Shift['sources'][number]) =>
            `${node?.textContent?.slice(0, 40)}: ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`;
          resolve(far.flatMap(({ value, startTime, sources }) => [`${value} at ${startTime}`, ...sources.map(describeShift)]));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 200, []);
      }),
  );

/** Pictures that take a sixth of the first screen or more and wait until the page is laid out before they are fetched. */
const latePictures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')].flatMap((picture) => {
      const { left, right, top, bottom } = picture.getBoundingClientRect();
      const seen =
        Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      return picture.checkVisibility() && seen > (innerWidth * innerHeight) / 6 ? [picture.alt || picture.src] : [];
    }),
  );

for (const name of pages) {
  test(`§2 ${name} is whole at every width: status, language, one heading, nothing jumps, no large picture comes late, no axe violation, no word cut, nothing wider than the screen, nothing too small to be touched`, async ({
    page,
    at,
    language,
    request,
    hasTouch,
    expectAccessible,
  }) => {
    const path = await addressOf(name, language, request);
    const answer = await page.goto(at(path));
    expect(answer?.status()).toBe(path === '/no-such-page/' ? 404 : 200);
    await untilHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    const layers = await page.evaluate(() => document.styleSheets[0]?.cssRules[0]?.cssText);
    expect(layers, 'whichever style sheet comes first').toBe('@layer tokens, base, kit, site;');
    expect(await moves(page), 'a page does not shift while it hydrates').toEqual([]);
    expect(await latePictures(page), 'pictures of the first screen').toEqual([]);
    for (const { width, readIn } of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await misfits(page), `${width} px`).toEqual([]);
      if (width === 360 && hasTouch) expect(await faultyTargets(page), 'what is touched').toEqual([]);
      if (readIn === language) await expectAccessible();
    }
  });
}

import { chromium } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { addressOf, pages } from '../pages.ts';

// A reader's own setting: the text of the browser twice as large, which every `rem` and `em` follows.
const defaultFontSize = 32;

for (const language of ['uk', 'en'] as const)
  test(`with text twice as large no page is wider than its screen (${language})`, async ({ request, baseURL }, { project }) => {
    test.setTimeout(600_000);
    const { executablePath, args = [] } = project.use.launchOptions ?? {};
    const browser = await chromium.launch({ executablePath, args: [...args, `--blink-settings=defaultFontSize=${defaultFontSize}`] });
    const wide: string[] = [];
    try {
      const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
      for (const name of pages) {
        const address = `${language === 'en' ? '/en' : ''}${await addressOf(name, language, request)}`;
        await page.goto(address);
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 844 });
          const seen = await page.evaluate(() => ({
            text: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
            wide: document.documentElement.scrollWidth,
            header: [...document.querySelectorAll('header a, header button')].flatMap((element) => {
              const { left, right } = element.getBoundingClientRect();
              return element.checkVisibility() && (left < 0 || right > innerWidth) ? [element.textContent] : [];
            }),
          }));
          expect(seen.text, 'the setting holds').toBeGreaterThanOrEqual(defaultFontSize);
          if (seen.wide > width) wide.push(`${address} at ${width}: ${seen.wide}`);
          if (seen.header.length > 0) wide.push(`${address} at ${width}: the header has no room for ${seen.header.join(', ')}`);
        }
      }
    } finally {
      await browser.close();
    }
    expect(wide).toEqual([]);
  });

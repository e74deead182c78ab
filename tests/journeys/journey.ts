import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { type Language, messageIn, patternOf } from './words.ts';

export type JourneyOptions = {
  language: Language;
  /** Console messages that are allowed in journeys that break the connection on purpose. */
  expectedComplaint: RegExp | null;
  /** Whether the visitor has agreed to cookies before; the notice then stays away. */
  agreedBefore: boolean;
};

type Journey = {
  /** Words of the interface in the language of this run. */
  say: (key: string, params?: Record<string, string | number>) => string;
  saying: (key: string) => RegExp;
  /** A path of the site in the language of this run: `/apartments/` is `/en/apartments/` in English. */
  at: (path: string) => string;
  /** Opens a page and waits until it has hydrated. */
  visit: (path: string) => Promise<void>;
  isPhone: boolean;
  /** No axe violation of any weight, anywhere on the page. */
  expectAccessible: () => Promise<void>;
};

/** Waits until React has taken over the last link of the page, so that no click is lost. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = [...document.querySelectorAll('body a')].at(-1);
    return last !== undefined && Object.keys(last).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Waits until React has hydrated a part that hydrates later than its page. */
export async function untilPartHydrated(part: Locator): Promise<void> {
  await expect.poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))).toBe(true);
}

/** Notes each text that comes into a part from now on, also one that stands for a moment; the returned function expects one of them. */
export async function noteTexts(part: Locator): Promise<(text: string) => Promise<void>> {
  const noted = await part.evaluateHandle((element) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push((element as HTMLElement).innerText)).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return texts;
  });
  return (text) => expect.poll(() => noted.evaluate((texts) => texts.join('\n'))).toContain(text);
}

export const test = base.extend<JourneyOptions & Journey & { consoleStaysQuiet: undefined; noticeStaysAway: undefined }>({
  language: ['uk', { option: true }],
  expectedComplaint: [null, { option: true }],
  agreedBefore: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixture's dependencies from this pattern
  baseURL: async ({}, use) => {
    const address = process.env.JOURNEY_ADDRESS;
    if (address === undefined) throw new Error('The site was not started.');
    await use(address);
  },
  say: async ({ language }, use) => use((key, params) => messageIn(language, key, params)),
  saying: async ({ language }, use) => use((key) => patternOf(language, key)),
  at: async ({ language }, use) => use((path) => (language === 'uk' ? path : `/en${path}`)),
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 768),
  visit: async ({ page, at }, use) =>
    use(async (path) => {
      await page.goto(at(path));
      await untilHydrated(page);
    }),
  expectAccessible: async ({ page }, use) =>
    use(async () => {
      // A list that is being searched anew is dimmed meanwhile.
      await expect(page.locator('[data-searching]')).toHaveCount(0);
      expect(await violationsOn(page), page.url()).toEqual([]);
    }),
  /** Every journey fails on anything that the browser complains about. */
  consoleStaysQuiet: [
    async ({ page, expectedComplaint }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // The browser reports the status of a page that is meant to be missing; the journeys assert that status themselves.
        const isAskedFor = message.text().startsWith('Failed to load resource') && message.location().url === page.url();
        const isExpected = expectedComplaint?.test(message.text()) ?? false;
        // Space is drawn by software on machines of tests, which tells how slow that is.
        const isOfDriver = message.text().includes('GL Driver Message');
        if (['error', 'warning'].includes(message.type()) && !isAskedFor && !isExpected && !isOfDriver)
          complaints.push(`${message.text()} at ${message.location().url}`);
      });
      page.on('pageerror', (fault) => complaints.push(String(fault)));
      await use(undefined);
      expect(complaints, 'the browser console').toEqual([]);
    },
    { auto: true },
  ],
  noticeStaysAway: [
    async ({ context, agreedBefore }, use) => {
      if (agreedBefore) await context.addInitScript(() => localStorage.setItem('cookies', 'accepted'));
      await use(undefined);
    },
    { auto: true },
  ],
  // No preloader or animation stands between a journey and the page; one journey turns motion on again.
  contextOptions: { reducedMotion: 'reduce' },
});

export { expect };

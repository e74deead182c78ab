import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './tests/journeys/house.ts';
import { findChromium } from './tools/system-programs.ts';

const widths = [
  { width: 390, height: 844, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
];
const servers = '**/*.server.e2e.ts';
const languages = ['uk', 'en'] as const;
const everyPage = '**/every-page.e2e.ts';

export default defineConfig<JourneyOptions>({
  testDir: 'tests/journeys',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/journeys/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    trace: 'retain-on-failure',
    timezoneId: 'Europe/Kyiv',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    // Journeys of the server itself: once, whatever the language and the width.
    { name: 'server', testMatch: servers, use: { language: 'uk', viewport: { width: 1440, height: 900 } } },
    ...languages.flatMap((language) =>
      widths.map(({ width, height, hasTouch }) => ({
        name: `${language}-${width}`,
        // Each story is told in both languages and at both widths, not in every pair of them; each page is looked at in all four.
        ...((language === 'uk') === (width === 390) ? { testIgnore: servers } : { testMatch: everyPage }),
        use: { language, viewport: { width, height }, hasTouch, locale: language === 'uk' ? 'uk-UA' : 'en-GB' },
      })),
    ),
  ],
});

import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './tests/journeys/journey.ts';
import { findHeadlessBrowser } from './tools/system-programs.ts';

/**
 * A story that hangs on words or on room is told in both languages, on a phone and on a desktop; every page is looked at in both at all
 * widths. What hangs on neither, such as a timer, a plain form or what is asked of the API, is tagged `@once` and told in the first alone.
 */
const screens = [
  { language: 'uk', width: 390, height: 844, hasTouch: true, leavesOut: [] },
  { language: 'en', width: 1440, height: 900, hasTouch: false, leavesOut: [/@once/] },
] as const;
const servers = '**/*.server.e2e.ts';

export default defineConfig<JourneyOptions>({
  testDir: 'tests/journeys',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/journeys/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // They catch what hangs, and measure nothing: a slow machine that does much else takes several times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    timezoneId: 'Europe/Kyiv',
    launchOptions: {
      executablePath: findHeadlessBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    // Journeys of the server itself, and of what a wide page does in any language: once.
    { name: 'server', testMatch: servers, use: { language: 'uk', viewport: { width: 1440, height: 900 } } },
    ...screens.map(({ language, width, height, hasTouch, leavesOut }) => ({
      name: `${language}-${width}`,
      testIgnore: servers,
      grepInvert: [...leavesOut],
      use: { language, viewport: { width, height }, hasTouch, locale: language === 'uk' ? 'uk-UA' : 'en-GB' },
    })),
  ],
});

import { defineConfig } from '@playwright/test';
import type { StoryOptions } from './tests/engines/story.ts';

const screens = [
  { language: 'uk', width: 390, height: 844 },
  { language: 'en', width: 1440, height: 900 },
] as const;

/** The stories that sell, in engines other than Chromium: on a phone in Ukrainian and on a desktop in English. */
export default defineConfig<StoryOptions>({
  testDir: 'tests/engines',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/journeys/global-setup.ts',
  outputDir: 'test-results/engines',
  fullyParallel: true,
  workers: 2,
  // Each is taken only by a test whose browser itself has ended (story.ts).
  retries: 2,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: (['firefox', 'webkit'] as const).flatMap((engineName) =>
    screens.map(({ language, width, height }) => ({
      name: `${engineName}-${language}-${width}`,
      use: { engineName, language, size: { width, height } },
    })),
  ),
});

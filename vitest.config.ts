import { defineConfig } from 'vitest/config';

const onDatabase = ['**/*.db.test.ts', '**/*.race.test.ts'];
const places = ['src', 'tools', 'tests/load', 'tests/support'];

export default defineConfig({
  test: {
    // Every processor works: what starts the tests only waits meanwhile.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'small',
          include: places.map((place) => `${place}/**/*.test.{ts,tsx}`),
          exclude: [...onDatabase, '**/node_modules/**'],
          // They keep nothing in their modules: a process for each file takes as much of the processor as all the tests together.
          isolate: false,
        },
      },
      {
        test: {
          name: 'db',
          include: [...places.flatMap((place) => onDatabase.map((name) => `${place}/${name}`)), 'tests/faults/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-global.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'guards', include: ['tests/guards/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

const onDatabase = ['**/*.db.test.ts', '**/*.race.test.ts'];
/** Tests whose verdict is how long something took: nothing runs beside them. */
const timed = ['**/*.timed.test.ts'];
/** Of these, the ones that wait nearly all the time: only they run beside each other. */
const waiting = ['tests/faults/*.timed.test.ts'];
const places = ['src', 'tools', 'tests/load', 'tests/support'];
const patient = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // Every processor works: what starts the tests only waits meanwhile.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'small',
          include: places.map((place) => `${place}/**/*.test.{ts,tsx}`),
          exclude: [...onDatabase, ...timed, '**/node_modules/**'],
          // They keep nothing in their modules: a process for each file takes as much of the processor as all the tests together.
          isolate: false,
          // Processors are shared with what runs beside: a test that waits for something says how long it may take, or waits long.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'db',
          include: [...places.flatMap((place) => onDatabase.map((name) => `${place}/${name}`)), 'tests/faults/**/*.test.ts'],
          exclude: [...timed, '**/node_modules/**'],
          globalSetup: ['tests/support/databases/postgres-global.ts'],
          // Embedded databases are used again by the next file: opening one takes the processor longer than most files.
          isolate: false,
          ...patient,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      { test: { name: 'guards', include: ['tests/guards/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
      {
        test: {
          name: 'waiting',
          include: waiting,
          globalSetup: ['tests/support/databases/cluster-global.ts'],
          ...patient,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'timed',
          include: timed,
          exclude: [...waiting, '**/node_modules/**'],
          ...patient,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});

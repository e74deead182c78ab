import { expect, test } from 'vitest';
import { addTally, closingLines, emptyTally, journeyTally, lastLine, unitTally } from './tally.ts';

const unit = (...statuses: string[]) => ({
  testResults: [
    { name: 'a.test.ts', status: 'passed', assertionResults: statuses.map((status) => ({ fullName: `${status} one`, status })) },
  ],
});

test('passed, failed and skipped tests are counted and named', () => {
  const total = emptyTally();
  addTally(total, unitTally(unit('passed', 'failed', 'skipped', 'pending', 'todo'), 1));
  expect(total).toEqual({ passed: 1, failed: ['failed one'], skipped: ['skipped one', 'pending one', 'todo one'] });
  expect(lastLine(total, false)).toEqual({ line: '1 passed, 1 failed', failed: 1 });
});

test('under CI a skipped test fails the run', () => {
  expect(lastLine({ passed: 5, failed: [], skipped: ['PostgreSQL'] }, true)).toEqual({ line: '5 passed, 1 failed', failed: 1 });
  expect(lastLine({ passed: 5, failed: [], skipped: ['PostgreSQL'] }, false)).toEqual({ line: '5 passed, 0 failed', failed: 0 });
});

test('a program that is missing is named right before the count', () => {
  const total = { passed: 5, failed: ['a', 'b'], skipped: ['the journeys in a browser'] };
  expect(closingLines(total, ['No Chromium was found.'], true)).toEqual({
    lines: ['skipped: the journeys in a browser', 'failed: a', 'failed: b', 'MISSING: No Chromium was found.', '5 passed, 3 failed'],
    failed: 3,
  });
});

test('a runner that crashed, wrote nothing or ran nothing is a failure', () => {
  expect(unitTally(undefined, 1).failed).toHaveLength(1);
  expect(unitTally(unit('passed'), 1).failed).toHaveLength(1);
  expect(unitTally({ testResults: [] }, 0).failed).toHaveLength(1);
  expect(journeyTally(undefined, 0).failed).toHaveLength(1);
});

test('a run that may find nothing to test is fine without any, and not when it crashed', () => {
  expect(unitTally({ testResults: [] }, 0, { mayBeEmpty: true }).failed).toEqual([]);
  expect(journeyTally({ suites: [] }, 0, { mayBeEmpty: true }).failed).toEqual([]);
  expect(unitTally(undefined, 1, { mayBeEmpty: true }).failed).toHaveLength(1);
});

test('a file that could not be loaded is a failure with its name', () => {
  const report = { testResults: [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }] };
  expect(unitTally(report, 1).failed).toEqual(['broken.test.ts']);
});

test('a flaky journey is a failed one, except where only a lost browser is a reason to try again', () => {
  const report = {
    suites: [
      {
        title: 'finding.e2e.ts',
        specs: [{ title: 'filters', tests: [{ projectName: 'uk-390', status: 'flaky' }] }],
        suites: [{ title: 'list', specs: [{ title: 'sorts', tests: [{ projectName: 'en-1440', status: 'expected' }] }] }],
      },
    ],
  };
  expect(journeyTally(report, 0)).toEqual({ passed: 1, failed: ['finding.e2e.ts filters (uk-390)'], skipped: [] });
  expect(journeyTally(report, 0, { mayRepeat: true })).toEqual({ passed: 2, failed: [], skipped: [] });
});

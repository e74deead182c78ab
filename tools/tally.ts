// Counts the passed, failed and skipped tests, from the reports of the unit tests and of the browser journeys.

export type Tally = { passed: number; failed: string[]; skipped: string[] };

export const emptyTally = (): Tally => ({ passed: 0, failed: [], skipped: [] });

export function addTally(total: Tally, part: Tally): void {
  total.passed += part.passed;
  total.failed.push(...part.failed);
  total.skipped.push(...part.skipped);
}

type UnitReport = {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
};

type Expected = { mayBeEmpty?: boolean; mayRepeat?: boolean };

/** A run that ended badly without naming a failed test is itself a failure: the report alone must not look green. */
export function unitTally(report: unknown, exitCode: number, { mayBeEmpty = false }: Expected = {}): Tally {
  const tally = emptyTally();
  for (const file of (report as UnitReport | undefined)?.testResults ?? []) {
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) tally.failed.push(file.name);
    for (const { fullName, status } of file.assertionResults) {
      if (status === 'passed') tally.passed += 1;
      else if (status === 'failed') tally.failed.push(fullName);
      else tally.skipped.push(fullName);
    }
  }
  if (tally.failed.length === 0 && (exitCode !== 0 || (tally.passed === 0 && !mayBeEmpty)))
    tally.failed.push(`the test runner (exit code ${exitCode})`);
  return tally;
}

type JourneySuite = {
  title: string;
  suites?: JourneySuite[];
  specs?: { title: string; tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[] }[];
};

/**
 * A flaky journey counts as failed: it hides a race that a visitor would meet. Only runs that repeat nothing but a test whose browser has
 * ended may repeat.
 */
export function journeyTally(report: unknown, exitCode: number, { mayBeEmpty = false, mayRepeat = false }: Expected = {}): Tally {
  const tally = emptyTally();
  const walk = (suite: JourneySuite, path: string[]): void => {
    for (const { title, tests } of suite.specs ?? []) {
      for (const { projectName, status } of tests) {
        const name = [...path, title, `(${projectName})`].join(' ');
        if (status === 'expected' || (status === 'flaky' && mayRepeat)) tally.passed += 1;
        else if (status === 'skipped') tally.skipped.push(name);
        else tally.failed.push(name);
      }
    }
    for (const inner of suite.suites ?? []) walk(inner, [...path, inner.title]);
  };
  for (const suite of (report as { suites?: JourneySuite[] } | undefined)?.suites ?? []) walk(suite, [suite.title]);
  if (tally.failed.length === 0 && (exitCode !== 0 || (tally.passed === 0 && !mayBeEmpty)))
    tally.failed.push(`the browser runner (exit code ${exitCode})`);
  return tally;
}

/**
 * The last lines of a run: the tests that were skipped, those that failed, then each program that is missing on the machine, so that it
 * stands beside the count however long the lists are, and the count.
 */
export function closingLines(total: Tally, missing: readonly string[], inCi: boolean): { lines: string[]; failed: number } {
  const { line, failed } = lastLine(total, inCi);
  const named = [...total.skipped.map((name) => `skipped: ${name}`), ...total.failed.map((name) => `failed: ${name}`)];
  return { lines: [...named, ...missing.map((sentence) => `MISSING: ${sentence}`), line], failed };
}

/** `N passed, N failed`. Under CI a skipped test is a failed one: there, nothing may be left out. */
export function lastLine({ passed, failed, skipped }: Tally, inCi: boolean): { line: string; failed: number } {
  const failures = failed.length + (inCi ? skipped.length : 0);
  return { line: `${passed} passed, ${failures} failed`, failed: failures };
}

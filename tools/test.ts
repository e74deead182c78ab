// `npm test`: checks, tests on both databases, the build, the browser journeys and some stories in other engines; the last line is
// `N passed, N failed`. `npm test -- engines`: all stories in Firefox and WebKit, and nothing else. `npm test -- changed [COMMIT]`: checks,
// guards, and the tests that import what has changed since that commit, the last one where none is named; where a part of the product
// has changed, also the tests that start it as a process, unless only screens have changed, and a visit to every page.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { budgetProblems, weighPages } from './budget.ts';
import { buildSite } from './build.ts';
import { changedSince, isOfProcesses, isOfProduct, testsWithProcesses } from './changed.ts';
import { describeResult, runChecks } from './check.ts';
import { officeProblems } from './office-bundle.ts';
import { provideEngines, provideSystemPrograms } from './system-programs.ts';
import { addTally, closingLines, emptyTally, journeyTally, type Tally, unitTally } from './tally.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const inCi = Boolean(process.env.CI);
const reports = mkdtempSync(join(tmpdir(), 'domivka-test-'));
// Every process of the product that a test starts compiles the same files: the first one keeps what it compiled for the others.
process.env.NODE_COMPILE_CACHE ??= join(reports, 'compiled');

function heading(title: string): void {
  console.log(`\n── ${title}`);
}

function runScript(script: string, args: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function readReport(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The budget is weighed on the build that the journeys drive; the guards, which always run, look for the same imports and texts. */
const checkedElsewhere = ['JavaScript budget', 'import rules', 'text rules'];

async function checkAll(): Promise<Tally> {
  const tally = emptyTally();
  for (const result of await runChecks((each) => console.log(describeResult(each)), checkedElsewhere)) {
    if (result.passed === true) tally.passed += 1;
    else if (result.passed === 'skipped') tally.skipped.push(result.name);
    else tally.failed.push(result.name);
  }
  return tally;
}

async function vitest(...which: string[]): Promise<Tally> {
  const file = join(reports, 'vitest.json');
  const code = await runScript(
    'node_modules/vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...which],
    {},
  );
  return unitTally(readReport('vitest.json'), code, { mayBeEmpty: which.includes('--passWithNoTests') });
}

async function build(): Promise<Tally> {
  const tally = emptyTally();
  try {
    await buildSite();
    tally.passed += 1;
    const problems = [...budgetProblems(weighPages() ?? []), ...officeProblems()];
    if (problems.length === 0) tally.passed += 1;
    else tally.failed.push(...problems);
    console.log(problems.length === 0 ? '✓ built, and every page is within its budget' : problems.join('\n'));
  } catch (fault) {
    console.log(String(fault));
    tally.failed.push('the build');
  }
  return tally;
}

/** Loads the demo into a folder for apps of journeys; undefined when that failed, and each run of journeys then loads its own or says why not. */
async function makeModel(): Promise<string | undefined> {
  const DATA_DIR = join(reports, 'model');
  const code = await runScript('tools/make-model.ts', [], { NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR, DATABASE_URL: '' });
  return code === 0 ? DATA_DIR : undefined;
}

async function journeys(...which: string[]): Promise<Tally> {
  const file = join(reports, 'journeys.json');
  const code = await runScript('node_modules/@playwright/test/cli.js', ['test', '--reporter=list,json', ...which], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return journeyTally(readReport('journeys.json'), code, { mayBeEmpty: which.includes('--pass-with-no-tests') });
}

/** In the available engines: all journeys in both sizes, or those of a short run, each engine in its most common size. */
async function engines(names: ('firefox' | 'webkit')[], which: 'all' | 'smoke'): Promise<Tally> {
  const sizes = { firefox: 'en-1440', webkit: 'uk-390' };
  const projects = names.map((name) => `--project=${name}-${which === 'all' ? '*' : sizes[name]}`);
  const file = join(reports, 'engines.json');
  const code = await runScript(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config=engines.config.ts', '--reporter=list,json', ...projects, ...(which === 'smoke' ? ['--grep=@smoke'] : [])],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  return journeyTally(readReport('engines.json'), code, { mayRepeat: true });
}

function sayTheSum(total: Tally, missing: string[]): void {
  heading('Sum');
  const { lines, failed } = closingLines(total, missing, inCi);
  for (const line of lines) console.log(line);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function testEngines(): Promise<void> {
  const { names, missing } = await provideEngines();
  heading('The stories in other engines');
  const total = emptyTally();
  if (names.length > 0) addTally(total, await engines(names, 'all'));
  // A run that asks for the engines reports a missing one as a failure.
  total.failed.push(...missing);
  sayTheSum(total, []);
}

async function testChanged(commit = 'HEAD'): Promise<void> {
  const programs = provideSystemPrograms();
  const total = emptyTally();
  heading('Checks');
  addTally(total, await checkAll());
  const { chromium, missing } = await programs;
  heading('Guards');
  addTally(total, await vitest('--project=guards'));
  heading(`Tests of what has changed since ${commit}`);
  const unit = ['--project=small', '--project=db'];
  addTally(total, await vitest(...unit, `--changed=${commit}`, '--passWithNoTests'));
  const changed = changedSince(commit);
  if (changed.some(isOfProcesses)) {
    heading('Tests that start the product as a process');
    addTally(total, await vitest(...unit, ...testsWithProcesses()));
  }
  // A screen is not imported by the journeys that visit it.
  const isProduct = changed.some(isOfProduct);
  heading(isProduct ? 'Every page, and the journeys that have changed' : 'Journeys that have changed');
  if (chromium === undefined) total.skipped.push('the journeys in a browser');
  else {
    if (isProduct) addTally(total, await journeys('every-page.e2e.ts'));
    addTally(total, await journeys(`--only-changed=${commit}`, '--pass-with-no-tests'));
  }
  sayTheSum(total, missing);
}

async function testEverything(): Promise<void> {
  const programs = provideSystemPrograms();
  const total = emptyTally();
  heading('Checks');
  addTally(total, await checkAll());
  const { chromium, missing } = await programs;
  const otherEngines = provideEngines();
  heading('Tests, on the embedded database and on PostgreSQL');
  addTally(total, await vitest());
  heading('Build');
  const [built, model] = await Promise.all([build(), makeModel()]);
  addTally(total, built);
  if (model !== undefined) process.env.JOURNEY_MODEL = model;
  heading('Journeys in a browser');
  if (built.failed.includes('the build')) total.failed.push('the journeys (there is no build to visit)');
  else if (chromium === undefined) total.skipped.push('the journeys in a browser');
  else addTally(total, await journeys());

  heading('Some stories in other engines');
  const others = await otherEngines;
  if (!built.failed.includes('the build') && others.names.length > 0) addTally(total, await engines(others.names, 'smoke'));
  sayTheSum(total, [...missing, ...others.missing]);
}

try {
  const [which, commit] = process.argv.slice(2);
  await (which === 'engines' ? testEngines() : which === 'changed' ? testChanged(commit) : testEverything());
} finally {
  rmSync(reports, { recursive: true, force: true });
}

// `npm run check`: types, lint, rules of text and imports, unused code, the API's description and the JavaScript budget, each one line; fails when any does.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { budgetProblems, weighPages } from './budget.ts';
import { isBuildStale } from './build.ts';
import { officeProblems } from './office-bundle.ts';
import { prepareMessages, prepareRouteTypes } from './prepare.ts';
import { importProblems } from './rules/import-rules.ts';
import { sourceFiles, textProblems } from './rules/text-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export type CheckResult = { name: string; said: string; passed: boolean | 'skipped'; seconds: number };
type Check = { name: string; run: () => Promise<{ said: string; passed: boolean | 'skipped' }> };

/** Runs a script with this Node, so that it works without a shell on every system. */
function script(file: string, args: string[]): Promise<{ said: string; passed: boolean }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, file), ...args], { cwd: root });
    let said = '';
    child.stdout.on('data', (part) => {
      said += part;
    });
    child.stderr.on('data', (part) => {
      said += part;
    });
    child.on('close', (code) => resolve({ said, passed: code === 0 }));
  });
}

const judged = (problems: string[]) => ({ said: problems.join('\n'), passed: problems.length === 0 });

export const checks: Check[] = [
  // A second checker judges much of the same again: with the other checks beside it, it costs more than it gains. What has not changed
  // since the last time is not judged again.
  {
    name: 'types',
    run: () =>
      script('node_modules/typescript/bin/tsc', [
        '-p',
        '.',
        '--checkers',
        '1',
        '--incremental',
        '--tsBuildInfoFile',
        'node_modules/.cache/types.json',
      ]),
  },
  {
    name: 'lint',
    run: () => script('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--diagnostic-level=warn', '.']),
  },
  { name: 'import rules', run: async () => judged(await importProblems()) },
  { name: 'text rules', run: async () => judged(textProblems(sourceFiles(root))) },
  {
    name: 'unused code',
    run: () => script('node_modules/knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors', '--cache']),
  },
  { name: 'API description', run: () => script('src/commands/write-openapi.ts', ['--check']) },
  {
    name: 'JavaScript budget',
    run: async () => {
      // The weight of an older build does not describe these sources.
      const pages = isBuildStale() ? undefined : weighPages();
      if (pages === undefined) return { said: 'no fresh build to weigh: npm run build makes one', passed: 'skipped' };
      return judged([...budgetProblems(pages), ...officeProblems()]);
    },
  },
];

/** Runs all checks at once but those that are named; `onResult` is called as each ends. */
export async function runChecks(onResult: (result: CheckResult) => void, leftOut: readonly string[] = []): Promise<CheckResult[]> {
  prepareMessages();
  prepareRouteTypes();
  return Promise.all(
    checks
      .filter(({ name }) => !leftOut.includes(name))
      .map(async ({ name, run }) => {
        const started = performance.now();
        const outcome = await run().catch((fault: Error) => ({ said: fault.message, passed: false }));
        const result = { name, ...outcome, seconds: (performance.now() - started) / 1000 };
        onResult(result);
        return result;
      }),
  );
}

/** One line for a result, followed by the output of a failed check. */
export function describeResult({ name, passed, said, seconds }: CheckResult): string {
  const mark = passed === 'skipped' ? '–' : passed ? '✓' : '✗';
  const details = passed === true || said.trim() === '' ? '' : passed === 'skipped' ? ` (${said})` : `\n${said.trimEnd()}\n`;
  return `${mark} ${name}  ${seconds.toFixed(1)} s${details}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!existsSync(join(root, 'node_modules'))) throw new Error('Run "npm ci" first.');
  const results = await runChecks((result) => console.log(describeResult(result)));
  process.exitCode = results.some(({ passed }) => passed === false) ? 1 : 0;
}

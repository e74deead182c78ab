// Lists the changes since a commit, and which tests it can break though they do not import it.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const git = (...given: string[]): string[] => execFileSync('git', given, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files that differ from a commit, new ones too. */
export const changedSince = (commit: string): string[] => [
  ...git('diff', '--name-only', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/** Whether a file is a part of the product, of which every page is made. */
export const isOfProduct = (path: string): boolean => /^(src|content)\//.test(path) && !/\.test\.tsx?$/.test(path);

/** Whether a file is a part of the running processes: all of the product but its screens. */
export const isOfProcesses = (path: string): boolean => isOfProduct(path) && !/^src\/(site|office|ui|drawings)\//.test(path);

/** The test files that start processes of the product: what a process imports, its test does not. */
export const testsWithProcesses = (): string[] =>
  git('grep', '-lE', 'node:child_process|startApi', '--', 'src/*.test.ts', 'tests/faults/*.test.ts');

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** These ask only whether the server failed, and which status a page gets. */
const statusReaders = ['src/site/data/api/use-command.ts', 'src/site/data/pages/missing-or-503.ts'];
const readsStatus = (code: string) => /\bstatusCode\b/.test(code);

it('a screen decides by the code of a problem, never by its status', () => {
  expect(readsStatus('if (problem?.statusCode === 429) wait();')).toBe(true);
  const files = globSync('src/{site,ui,drawings}/**/*.{ts,tsx}').filter((file) => !/paraglide|\.test\./.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readsStatus(readFileSync(file, 'utf8'))).toSorted()).toEqual(statusReaders);
});

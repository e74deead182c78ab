import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sources } from './build.ts';
import { compiledMessages } from './prepare.ts';

// The checks, which run before, have compiled the messages: their output is there to be counted.
test('the output of a build never makes the next start build again', () => {
  const written = execFileSync('git', ['ls-files', '--others', '--ignored', '--exclude-standard', '--', ...sources], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
  });
  const counted = written.split('\n').filter((file) => file !== '' && !compiledMessages.some((folder) => file.startsWith(`${folder}/`)));
  expect(counted).toEqual([]);
});

test('each tool that the build’s settings import is among its sources, so that a change of it builds anew', () => {
  const settings = ['vite.config.ts', 'vite.office.config.ts'].map((name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
  const tools = [...settings.join('\n').matchAll(/from '\.\/(tools\/[^']+)'/g)].map(([, tool]) => tool);
  expect(tools).toContain('tools/chunks.ts');
  expect(sources).toEqual(expect.arrayContaining(tools));
});

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { longest } from './longest-first.ts';

test.each(longest)('%s is there', (name) => {
  expect(existsSync(fileURLToPath(new URL(`../${name}`, import.meta.url)))).toBe(true);
});

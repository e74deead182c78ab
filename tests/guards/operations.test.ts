import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { handlerLists } from '../../tools/api-handlers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it.each(Object.entries(handlerLists(root)))('every operation is answered by a file that is named after it: %s', (file, text) => {
  expect(readFileSync(`${root}/${file}`, 'utf8')).toBe(text);
});

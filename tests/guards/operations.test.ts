import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { handlersText } from '../../tools/api-handlers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('every operation is answered by a file that is named after it, as npm run api writes', () => {
  expect(readFileSync(`${root}/src/api/handlers.ts`, 'utf8')).toBe(handlersText(root));
});

import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { operations } from '../../src/contract/operations.ts';

const fileOf = (id: string) => `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

it('every operation is answered by a file that is named after it', () => {
  const files = globSync('src/api/*/**/*.ts').map((file) => basename(file));
  const missing = Object.values(operations).flatMap(({ id }) => (files.includes(fileOf(id)) ? [] : [fileOf(id)]));
  expect(missing).toEqual([]);
});

import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { operations } from '../../src/contract/operations.ts';

const fileOf = (id: string) => `${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

it('every operation is answered by a file that is named after it', () => {
  const files = globSync('src/api/*/**/*.ts').map((file) => basename(file));
  const missing = Object.values(operations).flatMap(({ id }) => (files.includes(fileOf(id)) ? [] : [fileOf(id)]));
  expect(missing).toEqual([]);
});

it('no second description of an operation stands beside the table', () => {
  const left = [
    'src/contract/clients/account-client.ts',
    'src/contract/deals/deal-client.ts',
    'src/api/descriptions.ts',
    'src/api/named-shapes.ts',
  ];
  expect(left.filter((file) => existsSync(file))).toEqual([]);
  expect(globSync('src/api/**/descriptions.ts')).toEqual([]);
});

import { expect } from 'vitest';
import type { Operation } from '../../../src/contract/operation.ts';
import { operations } from '../../../src/contract/operations.ts';
import { refusalsOf } from '../../../src/contract/refusals-of.ts';

/** Addresses without parameters first: they win over those that fit them too. */
const listed = Object.entries<Operation>(operations)
  .toSorted(([one], [other]) => one.split('{').length - other.split('{').length)
  .map(([key, operation]) => ({
    key,
    pattern: new RegExp(`^${key.replace(/\{\w+\}/g, '[^/]+')}$`),
    codes: refusalsOf(key, operation),
  }));

/** Fails when an operation refuses with a code that its description does not list; every test of the API asks through this. */
export async function expectListedCode({ method, path }: { method: string; path: string }, answer: Response): Promise<void> {
  const operation = listed.find(({ pattern }) => pattern.test(`${method} ${path.replace(/\?.*/s, '')}`));
  if (answer.status < 400 || answer.status === 500 || !operation) return;
  const { code } = (await answer.clone().json()) as { code: string };
  expect(operation.codes, `${operation.key} lists no ${code}`).toContain(code);
}

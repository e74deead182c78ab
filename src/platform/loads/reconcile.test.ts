import { expect, it } from 'vitest';
import { reconcile } from './reconcile.ts';

it.each([
  ['nothing anywhere', null, null, null, 'same'],
  ['what is stored already', null, 'a', 'a', 'same'],
  ['a new row', null, null, 'a', 'add'],
  ['a row that the file has changed', 'a', 'a', 'b', 'change'],
  ['a row that the file has no longer', 'a', 'a', null, 'remove'],
  ['a row of somebody else', null, 'x', null, 'same'],
  ['a row of somebody else with the same name', null, 'x', 'a', 'kept'],
  ['a row that somebody has changed', 'a', 'x', 'a', 'kept'],
  ['a row that both have changed', 'a', 'x', 'b', 'kept'],
  ['a row that both have changed alike', 'a', 'b', 'b', 'same'],
  ['a row that somebody has removed', 'a', null, 'a', 'kept'],
  ['a row that somebody has removed and the file has changed', 'a', null, 'b', 'kept'],
  ['a row that somebody has changed and the file has no longer', 'a', 'x', null, 'kept'],
  ['a row that both have removed', 'a', null, null, 'same'],
] as const)('%s', (_case, loaded, found, wanted, outcome) => {
  expect(reconcile({ loaded, found, wanted })).toBe(outcome);
});

import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 44, [1, 2, -2, 44]],
  [4, 44, [1, 2, 3, 4, 5, -5, 44]],
  [20, 44, [1, -1, 19, 20, 21, -21, 44]],
  [44, 44, [1, -1, 43, 44]],
])('page %i of %i offers %j', (page, lastPage, numbers) => expect(pageNumbers(page, lastPage)).toEqual(numbers));

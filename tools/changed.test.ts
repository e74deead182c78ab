import { expect, test } from 'vitest';
import { isOfProduct, testsWithProcesses } from './changed.ts';

test.each([
  ['src/base/money.ts', true],
  ['src/site/features/footer/footer.module.css', true],
  ['content/obriy/news.json', true],
  ['src/base/money.test.ts', false],
  ['src/domain/deals/deals.db.test.ts', false],
  ['tests/journeys/home.e2e.ts', false],
  ['docs/operations.md', false],
])('%s is a part of the product: %s', (path, expected) => {
  expect(isOfProduct(path)).toBe(expected);
});

test('tests that start the product are found, also by a function that starts it', () => {
  const found = testsWithProcesses();
  expect(found).toEqual(expect.arrayContaining(['src/server/dev.db.test.ts', 'tests/faults/one-flat.test.ts']));
  expect(found).not.toContain('src/base/money.test.ts');
});

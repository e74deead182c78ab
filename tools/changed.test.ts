import { expect, test } from 'vitest';
import { isOfProcesses, isOfProduct, testsWithProcesses } from './changed.ts';

test.each([
  ['src/base/money.ts', true, true],
  ['content/obriy/news.json', true, true],
  ['src/site/features/footer/footer.module.css', true, false],
  ['src/base/money.test.ts', false, false],
  ['src/domain/deals/deals.db.test.ts', false, false],
  ['tests/journeys/content/home.e2e.ts', false, false],
  ['docs/operations.md', false, false],
])('%s is a part of pages: %s, of processes: %s', (path, ofPages, ofProcesses) => {
  expect([isOfProduct(path), isOfProcesses(path)]).toEqual([ofPages, ofProcesses]);
});

test('tests that start the product are found, also by a function that starts it', () => {
  const found = testsWithProcesses();
  expect(found).toEqual(expect.arrayContaining(['src/server/dev.db.test.ts', 'tests/faults/one-flat.test.ts']));
  expect(found).not.toContain('src/base/money.test.ts');
});

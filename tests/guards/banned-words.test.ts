import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bannedWords } from '../../tools/banned-words.ts';
import { sourceFiles } from '../../tools/text-walls.ts';

test.each([
  ['a name', 'src/jobs/outbox.ts', 'export const hurryParcels = () => undefined;'],
  ['a comment', 'src/api/deals/make-deal.ts', '// One of the crowd goes first.'],
  ['a type', 'src/api/handler.ts', 'type Needs = ApiHouse;'],
  ['a style', 'src/site/features/booking/booking.module.css', '.trouble { color: red; }'],
  ['a file', 'src/jobs/bank-news.ts', ''],
])('a banned word fires in %s', (_, path, text) => {
  expect(bannedWords([{ path, text }])).toEqual([expect.stringContaining(path)]);
});

test('a word may stand where it is meant literally, and as a part of another', () => {
  const shelf = { path: 'src/plans/furnishing/shelves.ts', text: 'const shelf = 30;' };
  const article = { path: 'src/api/content/list-news.ts', text: 'const listNews = troubleshooting;' };
  expect(bannedWords([shelf, article])).toEqual([]);
});

test('the product has no banned word', () => {
  const files = sourceFiles(fileURLToPath(new URL('../..', import.meta.url)));
  expect(files.length).toBeGreaterThan(1_000);
  expect(bannedWords(files)).toEqual([]);
});

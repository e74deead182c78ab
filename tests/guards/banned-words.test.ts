import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bannedWords } from '../../tools/rules/banned-words.ts';
import { sourceFiles } from '../../tools/rules/text-rules.ts';

test.each([
  ['a name', 'src/jobs/outbox.ts', 'export const hurryParcels = () => undefined;'],
  ['a comment', 'src/api/deals/make-deal.ts', '// One of the crowd goes first.'],
  ['a type', 'src/api/handler.ts', 'type Needs = ApiHouse;'],
  ['a style', 'src/site/features/booking/booking.module.css', '.trouble { color: red; }'],
  ['a file', 'src/jobs/bank-news.ts', ''],
  ['a handler', 'src/api/handlers.ts', "import { handle as dealPaper } from './deals/deal-document.ts';"],
  ['a local name', 'src/site/routes/investments.tsx', 'return { reckoned };'],
  ['a helper of tests', 'tests/load/bench.ts', 'const sufferLong = () => undefined;'],
  ['a bare name', 'src/domain/deals/change-deal.ts', 'async function tell(id: string) {}'],
  ['a stored value', 'src/site/data/message-locale.server.ts', 'const spoken = new AsyncLocalStorage();'],
  ['a filter', 'src/domain/catalogue/search/flat-search.ts', 'const wish = criteria.rooms;'],
  ['what is left', 'src/site/features/forms/draft.ts', 'for (const kept of names) read(kept);'],
  ['a document of a deal', 'src/domain/deals/deals.ts', 'const [paper] = deal.documents;'],
  ['an event', 'src/domain/deals/deals-operations.ts', 'applyPaymentEvent: (news: PaymentEvent) => Promise<void>;'],
  ['a sentence of a comment', 'src/api/deals/make-deal.ts', '/**\n * The hold of a flat, which nobody else gets.\n */'],
  ['a comment at the end of a line', 'tools/check.ts', 'const weight = 1; // the dearest page'],
  ['a comment in markup', 'src/site/features/home/home-page.tsx', '{/* The lower parts wait for a finger. */}'],
  ['a style sheet', 'src/ui/tokens.css', '/* As wide as a finger. */'],
  ['a test title', 'src/domain/deals/deals.db.test.ts', "it('gives his deposit back', () => undefined);"],
  ['a document', 'docs/operations.md', 'The CRM is told of each deal.'],
  ['the first page', 'README.md', 'A house of one process.'],
])('a banned word fires in %s', (_, path, text) => {
  expect(bannedWords([{ path, text }])).toEqual([expect.stringContaining(path)]);
});

test('a word may stand where it is meant literally, and as a part of another', () => {
  const shelf = { path: 'src/plans/furnishing/shelves.ts', text: 'const shelf = 30;' };
  const article = { path: 'src/api/content/list-news.ts', text: 'const listNews = troubleshooting;' };
  expect(bannedWords([shelf, article])).toEqual([]);
});

test('words of code, of the wire and of quoted titles are no sentences', () => {
  const document = { path: 'docs/security.md', text: 'The entry `house` and the field `papers` (`a.test.ts` “nobody gets in”).' };
  const code = { path: 'src/api/deals/wire-deal.ts', text: "const papers = { house: 1 }; // the wire's `papers`" };
  const text = { path: 'src/domain/deals/messages/deal-texts.ts', text: "const line = 'It is kept for you'; // what is kept" };
  expect(bannedWords([document, code, text])).toEqual([]);
});

test('the repository has no banned word', () => {
  const files = sourceFiles(fileURLToPath(new URL('../..', import.meta.url)));
  expect(files.length).toBeGreaterThan(1_000);
  expect(bannedWords(files)).toEqual([]);
});

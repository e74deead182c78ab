import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pageContents } from '../../src/contract/content/page-contents.ts';
import { unreadTexts } from '../../tools/page-texts.ts';
import { sourceFiles } from '../../tools/rules/text-rules.ts';

const readers = /^src\/(?:site|api)\/.*(?<!\.test)\.tsx?$/;

test('a text that no screen of its page reads is found', () => {
  const table = { main: { texts: ['title', 'lead'], numbered: ['why_N_title'] }, news: { texts: ['lead'] } };
  const home = {
    path: 'src/site/features/home.tsx',
    text: "const { title } = pages.main; texts.lead; numberedTexts(texts, 'why_N_title');",
  };
  const news = { path: 'src/site/features/news.tsx', text: "type Props = { texts: PageTexts<'news'> }; const lead = texts.title;" };
  expect(unreadTexts(table, [home, news])).toEqual(['main.title', 'news.lead']);
});

test('every text that an editor writes for a page is read by a screen of that page, or by a document', () => {
  const files = sourceFiles(fileURLToPath(new URL('../..', import.meta.url))).filter(({ path }) => readers.test(path));
  expect(files.length).toBeGreaterThan(500);
  expect(unreadTexts(pageContents, files)).toEqual([]);
});

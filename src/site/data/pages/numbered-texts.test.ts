import { expect, test } from 'vitest';
import type { PageTexts } from '../../../contract/content/page-contents.ts';
import { numberedPairs, numberedTexts } from './numbered-texts.ts';

test('numbered texts are a list, as many as there are, without the empty ones', () => {
  const company: PageTexts<'company'> = { title: 'Company', about_1: 'One', about_2: '', about_3: 'Three', about_5: 'Five' };
  expect(numberedTexts(company, 'about_N')).toEqual(['One', 'Three']);
  const press: PageTexts<'press-room'> = { fact_1: '2014', fact_1_text: 'founded', fact_2: '17' };
  expect(numberedPairs(press, 'fact_N', 'fact_N_text')).toEqual([
    { title: '2014', text: 'founded' },
    { title: '17', text: '' },
  ]);
});

test('a text that the table of pages does not name does not compile', () => {
  const texts: PageTexts<'news'> = { title: 'News' };
  // @ts-expect-error
  expect(texts.led).toBeUndefined();
  // @ts-expect-error
  expect(numberedTexts(texts, 'about_N')).toEqual([]);
});

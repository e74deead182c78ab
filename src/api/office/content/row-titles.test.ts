import { expect, it } from 'vitest';
import { rowTitles } from './row-titles.ts';

const catalogue = {
  projects: () => [{ project: { slug: 'hai', name: { uk: 'Гай', en: 'Hai' } } }],
  sections: () => [{ externalId: 'S1', name: { uk: 'Секція 1', en: 'Section 1' } }],
  layout: (id: string) => (id === 'L1' ? { externalId: 'L1', name: '2Ж євро', plan: {} } : null),
} as unknown as Parameters<typeof rowTitles>[0]['catalogue'];
const titles = (content: object, name = 'row') =>
  (['uk', 'en'] as const).map((locale) => rowTitles({ catalogue }, locale)({ name, content }).replaceAll('\u00a0', ' '));

it('calls a row by its own texts, in the other language where this one has none', () => {
  expect(titles({ project: 'hai', uk: { title: 'Весна' }, en: { title: '' } })).toEqual(['Весна', 'Весна']);
  expect(titles([{ uk: { name: 'Меню' }, en: { name: 'Menu' } }])).toEqual(['Меню', 'Menu']);
});

it('calls a row without texts by what it is about', () => {
  expect(titles({ project: 'hai', section: 'S1', floors: [2, 23], uk: {} })).toEqual([
    'Гай, Секція 1, поверхи 2–23',
    'Hai, Section 1, floors 2–23',
  ]);
  expect(titles({ project: 'hai', light: 'blackout' })).toEqual(['Гай, без світла в кварталі', 'Hai, power cut']);
  expect(titles({ project: 'hai', view: 'facade' })).toEqual(['Гай, фасад', 'Hai, facade']);
  expect(titles({ project: 'hai', section: 'S1', said: '2026-04-24' })).toEqual([
    'Гай, Секція 1, 24 квітня 2026',
    'Hai, Section 1, 24 April 2026',
  ]);
  expect(titles({ project: 'hai', said: '2026-99-9' })).toEqual(['Гай, 2026-99-9', 'Hai, 2026-99-9']);
  expect(titles({ layout: 'L1' })).toEqual(['2Ж євро', '2Zh euro']);
  expect(titles({ layout: 'L1', scenes: [{}] }, 'comfort')).toEqual(['комфорт', 'comfort']);
  expect(titles({ layout: 'L1', scenes: [{}] }, 'hai')).toEqual(['Гай', 'Hai']);
});

it('calls a row by its address where nothing says more', () => {
  expect(titles({ project: 'unknown', section: 'S1' }, 'far-one')).toEqual(['far-one', 'far-one']);
});

import { expect, it } from 'vitest';
import { pathTo } from './paths.ts';

it('an address keeps its language, its slash, its query and its anchor (§2)', () => {
  expect(pathTo('uk', 'projects/luhova')).toBe('/projects/luhova/');
  expect(pathTo('en', 'terms_of_use')).toBe('/en/terms-of-use/');
  expect(pathTo('en', 'investment')).toBe('/en/investments/');
  expect([pathTo('uk'), pathTo('en', 'home')]).toEqual(['/', '/en/']);
  expect(pathTo('uk', 'apartments?roomsNumber=2')).toBe('/apartments/?roomsNumber=2');
  expect(pathTo('en', 'career/#vacancies')).toBe('/en/career/#vacancies');
  expect(pathTo('en', 'career/?category=site&page=2#vacancies')).toBe('/en/career/?category=site&page=2#vacancies');
});

import { expect, it } from 'vitest';
import { parametersOf } from '../site/data/pages/page-parameters.ts';
import { criteriaNames } from '../site/features/filter/criteria/list-criteria.ts';
import { assumptionNames } from '../site/features/investments/assumptions.ts';
import routes from '../site/routes.ts';
import { makePageAddresses, queryRead } from './page-addresses.ts';
import { costOf, isDrawing } from './page-costs.ts';

const find = makePageAddresses(routes.map(({ path = '' }) => `/${path}`).filter((path) => !path.includes('*')));

it.each([
  'sheet.pdf',
  'sheet.pdf/',
  'sheet.pdf//',
  'sheet.PDF',
  '%73heet.pdf',
  'sheet%2epdf',
  'SHEET%2EPDF/',
  'sheet.pdf.data',
  'sheet.pdf/_.data',
])('takes %s for the sheet of a flat, its limit and its one address', (spelling) => {
  for (const before of ['', '/uk', '/EN']) {
    const path = `${before}/apartments/flat-1/${spelling}`;
    const found = find(path);
    expect(found).toEqual({ page: 'apartments/:slug/sheet.pdf', canonical: `${before.toLowerCase()}/apartments/flat-1/sheet.pdf` });
    expect(isDrawing(path, found?.page)).toBe(true);
  }
});

it('counts expensive pages as more, in any spelling', () => {
  expect(isDrawing('/share/uk/news/a.jpg', undefined)).toBe(true);
  const cost = (path: string) => costOf(find(path)?.page);
  expect(['/', '/apartments/a/', '/apartments/a/PLAN', '/en/apartments/a/outloo%6b/', '/nope/'].map(cost)).toEqual([1, 1, 3, 2, 1]);
});

it('knows one address of each page', () => {
  const canonical = (path: string) => find(path)?.canonical;
  expect(['/', '/uk', '/EN/', '/apartments/initialslug', '/account/Login', '/account', '/News/%d0%90,b'].map(canonical)).toEqual([
    '/',
    '/uk/',
    '/en/',
    '/apartments/initialSlug/',
    '/account/Login/',
    '/account/',
    '/news/%D0%90%2Cb/',
  ]);
  expect(['/nope/', '/apartments/a/b/', '/apartments/%E0%A4/sheet.pdf'].map(find)).toEqual([null, null, null]);
  for (const path of ['/news/%D0%90%2Cb/', '/apartments/a/plan.svg', '/en/projects/o/floors/1/2/']) expect(canonical(path)).toBe(path);
});

it('retains the part of a query that the page reads, unchanged', () => {
  const read = (search: string, page: string) => queryRead(search, parametersOf(page));
  expect(read('?utm_source=x&costTo=1&x=2&roomsNumber=1%2C2', 'apartments')).toBe('?costTo=1&roomsNumber=1%2C2');
  expect(read('?%63ostTo=1&', 'apartments')).toBe('?%63ostTo=1');
  expect(read('?x=1&utm_source=y', 'apartments/:slug/plan')).toBe('');
  expect(read('', 'apartments')).toBe('');
});

it('reads every name that the list and the calculators know', () => {
  expect([...parametersOf('apartments')].sort()).toEqual([...criteriaNames].sort());
  expect(parametersOf('investments')).toEqual(assumptionNames);
});

import { expect, it } from 'vitest';
import { structuredDataProblems } from './structured-data.ts';

it('names missing and malformed values in structured data at any depth', () => {
  const context = { '@context': 'https://schema.org' };
  expect(structuredDataProblems({ ...context, '@type': 'Organization', name: 'A', url: 'https://a.test/' })).toEqual([]);
  expect(structuredDataProblems({ '@type': 'Organization' })).toEqual(['/Organization has no context']);
  expect(structuredDataProblems({ ...context, '@type': 'Organization', name: '', url: '/a/', foundingDate: 'once' })).toEqual([
    '/Organization lacks name',
    '/Organization.url is malformed: /a/',
    '/Organization.foundingDate is malformed: once',
  ]);
  const crumbs = { ...context, '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'A' }] };
  expect(structuredDataProblems(crumbs)).toEqual(['/BreadcrumbList.itemListElement[0]/ListItem lacks item']);
  expect(structuredDataProblems({ ...context, '@type': 'Teapot' })).toEqual(['/Teapot is a type without a check']);
});

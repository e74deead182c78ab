import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CityProject } from '../../city/city-project.ts';
import { fits, inOrder, type ProjectFilter, readFilter, sorts, writeFilter } from './project-filter.ts';

const project = (facts: Partial<CityProject>): CityProject => ({
  slug: 'one',
  name: 'One',
  prime: false,
  district: 'Pecherskyi',
  districtId: 'pecherskyi',
  metro: null,
  coordinates: null,
  stage: 'frame',
  sale: 'selling',
  deliveryQuarter: '2027-Q4',
  costFrom: 4_000_000,
  costFromUsd: 96_000,
  total: 9,
  heights: [9],
  ...facts,
});
const banks = new Map([
  ['pecherskyi', 'right'],
  ['darnytskyi', 'left'],
] as const);
const filterOf = (query: string) => readFilter(new URLSearchParams(query));
const passes = (query: string, facts: Partial<CityProject> = {}) => fits(project(facts), filterOf(query), banks);

const filter: fc.Arbitrary<ProjectFilter> = fc
  .record({
    bank: fc.constantFrom('right' as const, 'left' as const, null),
    costTo: fc.option(fc.integer({ min: 1, max: 10 ** 9 })),
    currency: fc.constantFrom('USD' as const, 'UAH' as const),
    keys: fc.oneof(fc.constant('now' as const), fc.constant(null), fc.integer({ min: 2020, max: 2040 })),
    sort: fc.constantFrom(...sorts, null),
  })
  .map((made): ProjectFilter => (made.costTo === null ? { ...made, currency: 'UAH' } : made));

describe('the sentence of the projects page in its address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(filter, (made) => {
        expect(filterOf(writeFilter(made))).toEqual(made);
      }),
    );
  });

  it('filters nothing with what it does not know', () =>
    expect(filterOf('bank=middle&costTo=-1&keys=soon&sort=beauty&x=1')).toEqual(filterOf('')));

  it.each([
    ['', {}, true],
    ['bank=right', {}, true],
    ['bank=left', {}, false],
    ['bank=right', { districtId: '' }, false],
    ['costTo=96000&usd=1', {}, true],
    ['costTo=95999&usd=1', {}, false],
    ['costTo=4000000', {}, true],
    ['costTo=90000000', { costFrom: null, costFromUsd: null }, false],
    ['keys=2027', {}, true],
    ['keys=2026', {}, false],
    ['keys=now', {}, false],
    ['keys=now', { stage: 'done' as const }, true],
  ])('%s of %o: %s', (query, facts, expected) => expect(passes(query, facts)).toBe(expected));

  it('puts what has no price or metro last, and equal ones in the given order', () => {
    const one = project({ slug: 'one', costFromUsd: null });
    const two = project({ slug: 'two', costFromUsd: 50_000, metro: { name: 'M', minutes: 4 } });
    const three = project({ slug: 'three', costFromUsd: null });
    for (const sort of ['price', 'metro'] as const)
      expect(inOrder([one, two, three], sort).map(({ slug }) => slug)).toEqual(['two', 'one', 'three']);
  });
});

import fc from 'fast-check';
import { roomOptions, sorts } from '../../../../contract/catalogue/apartment-filter.ts';
import { type Criteria, type ListSort, ordered, ownSort } from './list-criteria.ts';

const ids = fc.array(fc.stringMatching(/^[A-Za-zА-я0-9._:/%&+'-]{1,12}$/), { maxLength: 6 }).map(ordered);
const slugs = fc.array(fc.stringMatching(/^[A-Za-zА-я0-9._:-]{1,12}$/), { maxLength: 6 }).map(ordered);
const quarters = fc
  .array(
    fc.tuple(fc.integer({ min: 2020, max: 2035 }), fc.integer({ min: 1, max: 4 })).map(([year, quarter]) => `${year}-Q${quarter}`),
    { maxLength: 4 },
  )
  .map(ordered);
const range = (number: fc.Arbitrary<number>) =>
  fc.option(
    fc.oneof(
      fc.tuple(number, number).map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
      number.map((from) => ({ from, to: null })),
      number.map((to) => ({ from: null, to })),
    ),
  );

/** Any criteria that the page can hold, for property tests. */
export const anyCriteria: fc.Arbitrary<Criteria> = fc.boolean().chain((usd) =>
  fc.record({
    districts: slugs,
    projects: ids,
    sections: ids,
    stations: slugs,
    rooms: fc.subarray([...roomOptions]),
    quarters,
    benefits: ids,
    cost: range(fc.integer({ min: 0, max: 100_000_000 })).map((found) => found && { ...found, usd }),
    monthly: range(fc.integer({ min: 0, max: 5_000_000 })).map((found) => found && { ...found, usd }),
    area: range(fc.integer({ min: 0, max: 50_000 }).map((hundredths) => hundredths / 100)),
    floor: range(fc.integer({ min: 0, max: 60 })),
    resale: fc.boolean(),
    sort: fc.option(fc.constantFrom(...sorts.filter((sort): sort is ListSort => sort !== ownSort))),
    page: fc.integer({ min: 1, max: 9999 }),
    view: fc.constantFrom('cards' as const, 'list' as const),
  }),
);

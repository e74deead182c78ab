import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quarterNumber, verdicts } from './verdicts.ts';

const value = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.constant(null));

it('adding what a value is behind gives the best, whatever is compared and whichever way is better', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 4 }), fc.constantFrom('less' as const, 'more' as const), (values, better) => {
      const given = verdicts(values, better);
      const best = values.filter((_, at) => given[at]?.kind === 'best');
      expect(new Set(best).size).toBeLessThanOrEqual(1);
      for (const [at, one] of given.entries()) {
        const own = values[at] ?? null;
        if (one?.kind !== 'behind') continue;
        expect(one.by).toBeGreaterThan(0);
        expect(better === 'less' ? (own ?? 0) - one.by : (own ?? 0) + one.by).toBe(best[0]);
      }
    }),
  );
});

it('where nothing can be chosen, none is the best', () => {
  for (const values of [[], [5], [5, null], [null, null], [7, 7, 7]]) expect(verdicts(values, 'less')).toEqual(values.map(() => null));
  expect(verdicts([7, 7, 9], 'less')).toEqual([{ kind: 'best' }, { kind: 'best' }, { kind: 'behind', by: 2 }]);
});

it('quarters are counted over years', () => {
  expect((quarterNumber('2028-Q1') ?? 0) - (quarterNumber('2027-Q3') ?? 0)).toBe(2);
  expect(quarterNumber('2027')).toBeNull();
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { farOver, isFarOver } from './far-over.ts';

it('flats that miss a price by more than 30 % are no near miss: the least of their prices is said instead', () => {
  expect(farOver(30_000, [{ costOver: 462_700 }, { costOver: 500_000 }])).toEqual({ asked: 30_000, least: 492_700 });
  expect(farOver(30_000, [{ costOver: 9_000 }, { costOver: 500_000 }])).toBeNull();
  expect(farOver(null, [{ costOver: 500_000 }])).toBeNull();
  expect(farOver(30_000, [])).toBeNull();
});

it('the least price is said only where it is above 130 % of the asked one, and is the least of all', () => {
  const over = fc.option(fc.integer({ min: -50_000, max: 500_000 }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), fc.array(fc.record({ costOver: over }), { maxLength: 3 }), (asked, found) => {
      const far = farOver(asked, found);
      if (far) for (const { costOver } of found) expect(costOver === null || asked + costOver >= far.least).toBe(true);
      if (far) expect(far.least).toBeGreaterThan(asked * 1.3);
      else
        expect(
          found.every(({ costOver }) => costOver === null) ||
            found.some(({ costOver }) => costOver !== null && !isFarOver(asked, costOver)),
        ).toBe(true);
    }),
  );
});

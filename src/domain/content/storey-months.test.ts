import fc from 'fast-check';
import { expect, it } from 'vitest';
import { storeyMonth } from './storey-months.ts';

const at = (month: string, cast: number) => ({ month, storeys: [{ section: 'S1', cast }] });
const when = (reports: Parameters<typeof storeyMonth>[0], floor: number) => storeyMonth(reports, { section: 'S1', floor });
const reports = [
  at('2026-04', 6),
  at('2026-05', 8),
  {
    ...at('2026-07', 12),
    ahead: [
      { month: '2026-09', section: 'S1', cast: 16 },
      { month: '2026-08', section: 'S1', cast: 14 },
    ],
  },
];

it('names the month in which a storey was cast, only where the month before was counted as well', () => {
  expect([1, 6, 7, 8, 9, 12].map((floor) => when(reports, floor))).toEqual([
    { state: 'by', month: '2026-04' },
    { state: 'by', month: '2026-04' },
    { state: 'in', month: '2026-05' },
    { state: 'in', month: '2026-05' },
    { state: 'by', month: '2026-07' },
    { state: 'by', month: '2026-07' },
  ]);
  expect(when([at('2025-12', 1), at('2026-01', 2)], 2)).toEqual({ state: 'in', month: '2026-01' });
});

it('names the month of the newest plan for a storey that does not stand, and nothing where neither is known', () => {
  expect([13, 14, 15, 17].map((floor) => when(reports, floor))).toEqual([
    { state: 'planned', month: '2026-08' },
    { state: 'planned', month: '2026-08' },
    { state: 'planned', month: '2026-09' },
    null,
  ]);
  expect(storeyMonth(reports, { section: 'S2', floor: 1 })).toBeNull();
  expect(when([{ month: '2026-04' }], 1)).toBeNull();
});

it('never names an earlier month for a higher storey, in whatever order the reports stand', () => {
  const steps = fc.array(fc.record({ months: fc.integer({ min: 1, max: 3 }), storeys: fc.integer({ min: 0, max: 4 }) }), { minLength: 1 });
  const monthAt = (months: number): string => `${2024 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  const grown = (of: { months: number; storeys: number }[]) => {
    let [month, cast] = [0, 0];
    return of.map(({ months, storeys }) => {
      month += months;
      cast += storeys;
      return { month: monthAt(month), section: 'S1', cast };
    });
  };
  fc.assert(
    fc.property(steps, steps, fc.boolean(), (built, planned, isTurned) => {
      const all = grown([...built, ...planned]);
      const standing = all.slice(0, built.length).map(({ month, cast }) => at(month, cast));
      const known = standing.map((report, index) => (index < standing.length - 1 ? report : { ...report, ahead: all.slice(built.length) }));
      const floors = Array.from({ length: (all.at(-1)?.cast ?? 0) + 2 }, (_, index) => index + 1);
      const found = floors.map((floor) => when(isTurned ? known.toReversed() : known, floor));
      const months = found.map((one) => one?.month ?? '9999-99');
      expect(months).toEqual(months.toSorted());
      const order = { in: 0, by: 0, planned: 1, none: 2 };
      const states = found.map((one) => order[one?.state ?? 'none']);
      expect(states).toEqual(states.toSorted());
    }),
  );
});

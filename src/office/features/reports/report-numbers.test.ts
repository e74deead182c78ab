import { expect, it } from 'vitest';
import { readWhole, shownIn, withTyped, wrongFields } from './report-numbers.ts';

it('reads a percentage and a count of storeys as they are typed, and nothing else', () => {
  expect(['0', '35', ' 100 ', '007'].map((typed) => readWhole(typed, 100))).toEqual([0, 35, 100, 7]);
  expect(['186', '8,5', '8.5', '-5', '', 'десь 30', '35 %', '1e2'].map((typed) => readWhole(typed, 100))).toEqual(Array(8).fill(null));
});

it('keeps what was typed and names its field, until it is a number that can be', () => {
  const works = [{ stage: 'frame', planned: 40, actual: 35 }];
  const sections = [
    { id: 'S1', name: 'Секція 1', floors: 24 },
    { id: 'S2', name: 'Секція 2', floors: 9 },
  ];
  const report = { works, storeys: [{ section: 'S1', cast: 24 }] };
  expect(wrongFields(report, sections)).toEqual(new Set());
  const typed = withTyped({ typed: withTyped({}, 'frame actual', '186') }, 'storeys S2', '99');
  expect(wrongFields({ ...report, typed }, sections)).toEqual(new Set(['frame actual', 'storeys S2']));
  expect([shownIn({ typed }, 'frame actual', 35), shownIn({ typed }, 'frame planned', 40)]).toEqual(['186', '40']);
  expect(withTyped({ typed }, 'frame actual', null)).toEqual({ 'storeys S2': '99' });
  // Of a section that had become lower since the last report.
  expect(wrongFields({ works, storeys: [{ section: 'S2', cast: 10 }] }, sections)).toEqual(new Set(['storeys S2']));
});

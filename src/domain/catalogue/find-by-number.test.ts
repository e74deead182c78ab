import { expect, it } from 'vitest';
import { findByNumber } from './find-by-number.ts';
import type { Snapshot } from './search/snapshot.ts';

/** A catalogue of two projects, with these numbers of flats in each. */
function catalogueOf(numbers: string[][]): Snapshot {
  const all = numbers.flat();
  const names = [
    { slug: 'obrii', name: { uk: 'ЖК «Обрій»', en: 'Obrii' } },
    { slug: 'park-lane', name: { uk: 'Парковий провулок', en: 'Park Lane' } },
  ];
  let from = 0;
  const projects = numbers.map((own, i) => {
    const project = { ...names[i], from, to: from + own.length };
    from = project.to;
    return project;
  });
  const flats = { rank: Uint32Array.from(all, (_, i) => i), number: { at: (row: number) => all[row] ?? '' } };
  const find = (slug: string) => (slug.startsWith('flat-') ? Number(slug.slice(5)) : -1);
  return { size: all.length, projects, find, flats } as unknown as Snapshot;
}

const small = catalogueOf([
  ['14', '143', '1430', '7А'],
  ['143', '15'],
]);

it.each([
  ['143', [1, 4, 2]],
  ['№ 143', [1, 4, 2]],
  ['143 парк', [4]],
  ['обр 14', [0, 1, 2]],
  ['park 143', [4]],
  ['7а', [3]],
  ['flat-5', [5]],
  ['143 15', []],
  ['невідомий 143', []],
  ['обрій', []],
  ['', []],
])('%s', (typed, found) => expect(findByNumber(small, typed, 10)).toEqual(found));

it('a number in a thousand flats of it ends at the limit', () => {
  const many = catalogueOf([Array.from({ length: 50_000 }, (_, i) => String(i % 500)), Array.from({ length: 50_000 }, () => '143')]);
  expect(findByNumber(many, '143', 8)).toHaveLength(8);
});

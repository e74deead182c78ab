import { expect, test } from 'vitest';
import { emptyAbove, placesOf, type Shape } from './viewpoint-places.ts';

const flat = (floor: number, position: number) => ({ number: `${floor}${position}`, floor, position, layout: null });
const building = {
  sections: [
    { id: 'S1', name: '1', storeys: 5, flats: [flat(2, 1), flat(2, 2), flat(3, 1), flat(4, 1), flat(5, 1)] },
    { id: 'S2', name: '2', storeys: null, flats: [flat(2, 1)] },
  ],
  layouts: [],
};
const shape = (section: string, floor: number | null): Shape => ({ section, floor, outline: [] });
const first = (shapes: Shape[]) => placesOf(building, shapes, 'facade')[0] ?? { id: '', name: '', places: [], missing: 0 };

test('each storey of a section from above with its flats, and how many of them have no shape', () => {
  const { places, missing } = first([shape('S1', 2), shape('S2', 2), shape('S1', 2)]);
  expect(places.map(({ floor, flats, shapes }) => [floor, flats, shapes])).toEqual([
    [5, 1, []],
    [4, 1, []],
    [3, 1, []],
    [2, 2, [0, 2]],
    [1, 0, []],
  ]);
  expect(missing).toBe(3);
});

test('a whole section as one shape leaves none of its flats out', () => {
  expect(first([shape('S1', null)])).toMatchObject({ missing: 0, places: [{ floor: null, flats: 5 }, {}, {}, {}, {}, {}] });
  const site = placesOf(building, [shape('S1', null), shape('S9', null)], 'site');
  expect(site.map(({ id, places, missing }) => [id, places.length, missing])).toEqual([
    ['S1', 1, 0],
    ['S2', 1, 1],
    ['S9', 1, 0],
  ]);
});

test('a storey is copied onto those above it that are empty, up to the next drawn one', () => {
  const at = (shapes: Shape[]) => emptyAbove(first(shapes), 2);
  expect(at([shape('S1', 2)])).toEqual({ floors: [3, 4, 5], next: null });
  expect(at([shape('S1', 2), shape('S1', 5)])).toMatchObject({ floors: [3, 4], next: { floor: 5, shapes: [1] } });
  expect(at([shape('S1', 2), shape('S1', 3)]).floors).toEqual([]);
});

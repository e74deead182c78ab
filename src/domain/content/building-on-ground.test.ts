import { describe, expect, it } from 'vitest';
import { buildingOnGround } from './building-on-ground.ts';

const outline: [number, number][] = [
  [0, 0],
  [40, 0],
  [40, 10],
  [0, 10],
];

describe('§1 a building on the ground around its gate', () => {
  it('lies as its drawing where north is up, and turned by a quarter where north is at the right', () => {
    const [lying] = buildingOnGround({ north: 0, sections: [{ section: 'S1', outline }] }, [0, -30]);
    expect(lying?.outline.toSorted(([a, b], [c, d]) => a - c || b - d)).toEqual([
      [-20, -35],
      [-20, -25],
      [20, -35],
      [20, -25],
    ]);
    expect(lying?.door, 'the long side towards the gate').toEqual([0, -25]);
    // The drawing's up looks west, so its left end is in the south.
    const [standing] = buildingOnGround({ north: 90, sections: [{ section: 'S1', outline }] }, [-50, 0]);
    expect(standing?.outline).toEqual([
      [-45, 20],
      [-45, -20],
      [-55, -20],
      [-55, 20],
    ]);
    expect(standing?.door).toEqual([-45, 0]);
  });

  it('keeps sections where they stand to each other, and puts the middle of all at the middle', () => {
    const second = outline.map(([x, y]): [number, number] => [x + 50, y]);
    const stood = buildingOnGround(
      {
        north: 0,
        sections: [
          { section: 'S1', outline },
          { section: 'S2', outline: second },
        ],
      },
      [0, -40],
    );
    expect(stood.map(({ section, door }) => [section, door])).toEqual([
      ['S1', [-25, -35]],
      ['S2', [25, -35]],
    ]);
  });
});

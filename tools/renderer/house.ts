import { houseOf } from '../demo/houses/houses.ts';
import type { Block, Mass, Rectangle } from './scene.ts';

type Corners = { left: number; front: number; right: number; back: number };
type Drawn = { blocks: Block[]; neighbours: Mass[] };

/** The building of a project and its existing neighbours, mirrored where the site is mirrored. */
export function drawnHouse(slug: string, { prime, mirrored }: { prime: boolean; mirrored: boolean }): Drawn {
  const { sections, masses } = houseOf(slug);
  const across = Math.min(...sections.map(({ block }) => block.left)) + Math.max(...sections.map(({ block }) => block.right));
  const outlineOf = ({ left, front, right, back }: Corners): Rectangle =>
    mirrored ? [across - right, front, across - left, back] : [left, front, right, back];
  return {
    blocks: sections.map(({ number, block, ground, storey, storeys }, at) => ({
      section: number,
      outline: outlineOf(block),
      ground,
      storey,
      storeys,
      face: at % 2 === 0 ? 'main' : 'side',
      setBack: prime && at === 0,
    })),
    neighbours: masses.filter(({ until }) => until === null).map(({ block, height }) => ({ outline: outlineOf(block), height })),
  };
}

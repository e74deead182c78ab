import type { Step } from '../../../src/domain/content/content.ts';

type Words = [uk: string, en: string];
/** Metres east and south of the gate: `-640,262 0,14`. */
type Path = string;

/** The hand-made part of a project's surroundings; the rest follows from it and from the places. */
export type GroundPlan = {
  /** The grid of small streets and neighbouring buildings: degrees clockwise, metres between streets, how far they bend. */
  grid: { turn: number; metres: number; bend: number };
  built: 'slabs' | 'quarters' | 'cottages';
  streets: [...Words, Path, 'wide'?][];
  areas: ['water' | 'green' | 'sand' | 'square', ...Words, Path][];
  tracks: ['metro' | 'rail' | 'tram', Path][];
  paths?: Path[];
};

export const steps = (path: Path): Step[] =>
  path.split(' ').map((step) => {
    const [east = 0, south = 0] = step.split(',').map(Number);
    return [east, south];
  });

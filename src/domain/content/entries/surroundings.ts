import type { Kind } from './kind.ts';

/** Metres east and south of a door or a gate. */
export type Step = [east: number, south: number];

/**
 * What is drawn of the ground around a door. What has a name has it in the texts, at the same place of its list; an empty one
 * is drawn without words.
 */
export type Ground = {
  streets: { line: Step[]; wide: boolean }[];
  areas: { kind: 'water' | 'green' | 'sand' | 'square'; outline: Step[] }[];
};

/** A neighbour's house: its middle, its length and depth in metres, and by how many degrees the length is turned clockwise from the east. */
export type Block = [east: number, south: number, length: number, depth: number, turn: number];

export type SurroundingsKinds = {
  /** The ground around a project's gate, as far as `reach` metres from it; `house` is the middle of the project's own houses. */
  surroundings: Kind<
    Ground & {
      project: string;
      reach: number;
      paths: Step[][];
      tracks: { kind: 'metro' | 'rail' | 'tram'; line: Step[] }[];
      blocks: Block[];
      house: Step;
    },
    { names: { streets: string[]; areas: string[] } }
  >;
};

import * as z from 'zod/mini';
import { amount, kind, point, slug, text } from './kind.ts';

/** Metres east and south of a door or a gate. */
export const step = z.tuple([z.number(), z.number()]);
export type Step = [east: number, south: number];

/**
 * The drawn ground around a door. Names stand in the texts, at the same place of the list; a part with an empty name
 * is drawn without a label.
 */
export const ground = {
  streets: z.array(z.strictObject({ line: z.array(step), wide: z.boolean() })),
  areas: z.array(z.strictObject({ kind: z.enum(['water', 'green', 'sand', 'square']), outline: z.array(step) })),
};

/**
 * A neighbouring building: its middle, its length and depth in metres, and by how many degrees the length is turned clockwise from the
 * east.
 */
const block = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]);
export type Block = [east: number, south: number, length: number, depth: number, turn: number];

export const surroundingsKinds = {
  /**
   * A district of the city in which the developer builds or a visitor may search, by the catalogue's id of it. `neighbours` are the districts
   * that are shown where it has nothing, also over the river; `point` is its middle. `where` says the name after a preposition.
   */
  district: kind({ bank: z.enum(['right', 'left']), neighbours: z.array(slug), point }, { name: text, where: text }),
  /** The ground around a project's gate, as far as `reach` metres from it; `house` is the middle of the project's own buildings. */
  surroundings: kind(
    {
      ...ground,
      project: slug,
      reach: amount,
      paths: z.array(z.array(step)),
      tracks: z.array(z.strictObject({ kind: z.enum(['metro', 'rail', 'tram']), line: z.array(step) })),
      blocks: z.array(block),
      house: step,
    },
    { names: z.strictObject({ streets: z.array(z.string()), areas: z.array(z.string()) }) },
  ),
};

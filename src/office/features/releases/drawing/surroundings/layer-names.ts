import * as m from '../../../../paraglide/messages.js';
import type { Layer } from './ground-layers.ts';

export const layerNames: Record<Layer | 'blocks', () => string> = {
  streets: m.drawing_ground_streets,
  areas: m.drawing_ground_areas,
  paths: m.drawing_ground_paths,
  tracks: m.drawing_ground_tracks,
  blocks: m.drawing_ground_blocks,
};
/** One of a layer, by its place. */
export const oneNames: Record<Layer | 'blocks', (of: { number: number }) => string> = {
  streets: m.drawing_ground_street,
  areas: m.drawing_ground_area,
  paths: m.drawing_ground_path,
  tracks: m.drawing_ground_track,
  blocks: m.drawing_ground_block,
};
export const kindNames: Record<string, () => string> = {
  water: m.drawing_ground_water,
  green: m.drawing_ground_green,
  sand: m.drawing_ground_sand,
  square: m.drawing_ground_square,
  metro: m.drawing_ground_metro,
  rail: m.drawing_ground_rail,
  tram: m.drawing_ground_tram,
};
export const kindsOf: Partial<Record<Layer, readonly string[]>> = {
  areas: ['water', 'green', 'sand', 'square'],
  tracks: ['metro', 'rail', 'tram'],
};

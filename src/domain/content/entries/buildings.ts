import * as z from 'zod/mini';
import { externalId, kind, slug, text } from './kind.ts';

export type { XY } from '../../../base/geometry/outline.ts';
export const commonKinds = ['corridor', 'stairs', 'lift', 'hall', 'store', 'shaft'] as const;
export const quarterTurns = [0, 90, 180, 270] as const;
export const views = ['facade', 'site'] as const;

const xy = z.tuple([z.number(), z.number()]);
const outline = z.array(xy);
const turn = z.literal(quarterTurns);
/** Metres in the project's own frame: x to the right, y up, outlines counter-clockwise. `ground` and `storey` are heights. */
const section = z.strictObject({ section: externalId, outline, ground: z.number(), storey: z.number(), storeys: z.number() });
export type BuildingSection = z.infer<typeof section>;
/** A neighbour that throws shade; `until` is the month `YYYY-MM` in which it is expected, null when it stands. */
const mass = z.strictObject({ outline, height: z.number(), until: z.nullable(z.string()) });
/** The layout's plan turned clockwise, the upper left corner of its frame at `at`; `position` as in the feed. */
const placed = z.strictObject({ position: z.number(), layout: externalId, at: xy, turn });
/** A place to press, in the pixels of the frame; `floor` is null where a whole section is one. */
const shape = z.strictObject({ section: externalId, floor: z.nullable(z.number()), outline });

/** The geometry of buildings and storeys, and the pictures to choose flats from. */
export const buildingKinds = {
  /** `north` is degrees clockwise from the drawing's up to true north; `neighbours` describes each of the masses. */
  house: kind({ project: slug, north: z.number(), sections: z.array(section), masses: z.array(mass) }, { neighbours: z.array(text) }),
  /**
   * Storeys of a section that are alike, in centimetres with y downwards; its middle is the middle of the section's outline, and `turn` is
   * degrees clockwise from the building's up to the plan's up.
   */
  floor_plan: kind(
    {
      project: slug,
      section: externalId,
      floors: z.tuple([z.number(), z.number()]),
      width: z.number(),
      height: z.number(),
      turn,
      common: z.array(z.strictObject({ kind: z.enum(commonKinds), outline })),
      flats: z.array(placed),
    },
    {},
  ),
  /** The shapes lie over the entry's picture, far ones first. */
  viewpoint: kind({ project: slug, view: z.enum(views), width: z.number(), height: z.number(), shapes: z.array(shape) }, {}),
};

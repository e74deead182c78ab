import type { Kind } from './kind.ts';

export type XY = [x: number, y: number];
export const commonKinds = ['corridor', 'stairs', 'lift', 'hall', 'store', 'shaft'] as const;
export type CommonKind = (typeof commonKinds)[number];
export const quarterTurns = [0, 90, 180, 270] as const;
export type QuarterTurn = (typeof quarterTurns)[number];
export const views = ['facade', 'site'] as const;
export type View = (typeof views)[number];

/** Metres in the project's own frame: x to the right, y up, outlines counter-clockwise. `ground` and `storey` are heights. */
export type HouseSection = { section: string; outline: XY[]; ground: number; storey: number; storeys: number };
/** A neighbour that throws shade; `until` is the month `YYYY-MM` in which it is expected, null when it stands. */
export type HouseMass = { outline: XY[]; height: number; until: string | null };
/** The layout's plan turned clockwise, the upper left corner of its frame at `at`; `position` as in the feed. */
export type PlacedLayout = { position: number; layout: string; at: XY; turn: QuarterTurn };
/** A place to press, in the pixels of the frame; `floor` is null where a whole section is one. */
export type ViewShape = { section: string; floor: number | null; outline: XY[] };

/** How a house stands, what its storeys are like, and from which pictures one chooses. */
export type HouseKinds = {
  /** `north` is degrees clockwise from the drawing's up to true north; `neighbours` says what each of the masses is. */
  house: Kind<{ project: string; north: number; sections: HouseSection[]; masses: HouseMass[] }, { neighbours: string[] }>;
  /**
   * Storeys of a section that are alike, in centimetres with y downwards; its middle is the middle of the section's outline, and
   * `turn` is degrees clockwise from the house's up to the plan's up.
   */
  floor_plan: Kind<
    {
      project: string;
      section: string;
      floors: [from: number, to: number];
      width: number;
      height: number;
      turn: QuarterTurn;
      common: { kind: CommonKind; outline: XY[] }[];
      flats: PlacedLayout[];
    },
    object
  >;
  /** The entry's picture is what the shapes lie over, far ones first. */
  viewpoint: Kind<{ project: string; view: View; width: number; height: number; shapes: ViewShape[] }, object>;
};

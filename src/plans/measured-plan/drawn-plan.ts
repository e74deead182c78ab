/** Words at a point, read upwards when `up`. `from` is the width of the drawing at which they have room: see `text-levels.ts`. */
export type DrawnText = { text: string; x: number; y: number; from: number; up?: boolean };

/** A line of dimensions: its strokes as one path, and how long each stretch is. */
export type Dimensions = { lines: string; texts: DrawnText[] };

/** A room's own words: its name over its area. */
export type RoomText = { id: string; name: DrawnText; area: DrawnText };

/** A plan ready to be shown, printed or saved: paths and words in the plan's centimetres. */
export type DrawnPlan = {
  frame: { left: number; top: number; width: number; height: number };
  floors: { inside: string; wet: string; open: string };
  lines: string;
  walls: string;
  entrance: string;
  furniture: string;
  outer: Dimensions;
  inner: Dimensions;
  rooms: RoomText[];
};

/** West, south, east, north in metres. */
export type Rectangle = [number, number, number, number];
export type Point = [number, number, number];

/**
 * A section of a building as it is drawn. The ground storey counts as the first one; `ground` and `storey` are heights in metres.
 */
export type Block = {
  section: number;
  outline: Rectangle;
  ground: number;
  storey: number;
  storeys: number;
  face: 'main' | 'side';
  /** The last storey steps back from the walls below. */
  setBack: boolean;
};

/** A neighbour that stands there already. */
export type Mass = { outline: Rectangle; height: number };

export type Surface = 'brick' | 'tile' | 'plaster' | 'metal' | 'wood';

/** Colours of a facade, and their materials where these are not the usual ones. */
export type Palette = {
  wall: string;
  wallShade?: string;
  wallOf?: Surface;
  pilaster: string;
  pilasterOf?: Surface;
  band: string;
  bandOf?: Surface;
  panel: string;
  panelOf?: Surface;
  plinth?: string;
  frame?: string;
  rail?: string;
  sign?: string;
};

/**
 * The rhythm of a facade. `cells` is what stands in its bays, repeated and mirrored about the middle: `w` window, `f` French
 * window, `l` loggia, `b` balcony, `g` glass from floor to ceiling; `B` a balcony above the second storey, `A` on every other one.
 * Lengths in metres; `Every` counts bays or storeys, 0 for none.
 */
export type Pattern = {
  cells: string;
  bay: number;
  reveal: number;
  window: number;
  french: number;
  mullions: number[];
  pilasterEvery: number;
  pilasterDepth: number;
  pilasterWidth: number;
  bandEvery: number;
  bandDepth: number;
  spandrels: boolean;
  railing: 'glass' | 'bars' | 'solid';
  canopy: boolean;
};

export type Face = { palette: Palette; pattern: Pattern };
export type SiteKind = 'street' | 'plaza' | 'river' | 'park' | 'yard';
/** `blackout` is a night without mains power: only the building itself is lit. */
export type Light = 'day' | 'dusk' | 'sunset' | 'blackout';
/** Of the year and of the sky; in winter snow lies on everything, in the rain paving and asphalt shine. */
export type Weather = 'summer' | 'autumn' | 'rain' | 'winter';

/** `lens` in millimetres of a 36 mm wide frame; `shift` moves the frame by parts of its width, which keeps verticals upright. */
export type Camera = { at: Point; toward: Point; lens: number; shift: [number, number] };

/** The finished part of a block: the number of storeys with a frame, with masonry, with a facade. */
export type Progress = { frame: number; masonry: number; facade: number };

/**
 * A staircase between two storeys, seen from inside: `at` is the middle of its outer wall on the facade, `faces` the side that it
 * looks to, degrees clockwise from the drawing's up (not mirrored). In metres; `floor` is the height of the storey landing below the
 * half-landing that is seen, `number` the storey above it, `sun` the degrees between the sun and the horizon.
 */
export type StairHall = {
  at: [number, number];
  faces: number;
  depth: number;
  storey: number;
  floor: number;
  number: number;
  sun: number;
  finish: 'terrazzo' | 'granite' | 'limestone';
};

export type View = {
  name: string;
  camera: Camera;
  light: Light;
  weather: Weather;
  /** Where the sun stands, degrees clockwise from the drawing's up, and which clouds are drawn. */
  sun: number;
  clouds: number;
  /** Widths beyond the building's own street, as seen from a drone. */
  fromAbove: boolean;
  /** State of each block while it is built, in their order; null when the building is finished. */
  progress: Progress[] | null;
  /** The staircase whose window the picture looks out of. */
  hall: StairHall | null;
};

/** Everything that a picture of one project is made from; written as JSON for Blender. */
export type Scene = {
  slug: string;
  seed: number;
  prime: boolean;
  shape: string;
  site: SiteKind;
  pines: boolean;
  /** Drawn in the mirror and turned round when finished: a site's corner lies in the west. */
  mirrored: boolean;
  blocks: Block[];
  neighbours: Mass[];
  faces: { main: Face; side: Face };
  views: View[];
};

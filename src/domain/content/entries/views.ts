import type { Kind } from './kind.ts';

/** Centimetres from the upper left corner of a layout's plan; y grows downwards. */
type PlanPoint = [x: number, y: number];

/**
 * Where a panorama was taken. `heading` is the direction of the picture's centre, in degrees clockwise from the plan's up; a link
 * leads to another scene through a door that stands at `through`.
 */
export type TourScene = { id: string; at: PlanPoint; heading: number; links: { to: string; through: PlanPoint }[] };

/** What lets a visitor look around before there is anything to visit. */
export type ViewKinds = {
  /**
   * A flat to walk through. The slug is the project whose flats it shows, or the class of houses. The entry's gallery has the
   * panorama of each scene, twice as wide as high, and `rooms` its name, both in the order of the scenes. `layout` is the
   * salesforce_id of the layout on whose plan the scenes stand; without one no plan is shown.
   */
  tour: Kind<{ layout: string | null; scenes: TourScene[] }, { rooms: string[] }>;
  /**
   * A layout, by its salesforce_id, furnished and seen from above without its ceiling, as its plan draws it: the entry's picture.
   */
  cutaway: Kind<{ layout: string }, object>;
  /** A camera over a building site, shown by the entry's picture until it is started. Where its stream comes from is configured by the slug. */
  camera: Kind<{ project: string }, { name: string; note: string }>;
};

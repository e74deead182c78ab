import * as z from 'zod/mini';
import { externalId, kind, slug, text } from './kind.ts';

/** Centimetres from the upper left corner of a layout's plan; y grows downwards. */
const planPoint = z.tuple([z.number(), z.number()]);

/**
 * Where a panorama was taken. `heading` is the direction of the picture's centre, in degrees clockwise from the plan's up; a link
 * leads to another scene through a door that stands at `through`.
 */
const scene = z.strictObject({
  id: text,
  at: planPoint,
  heading: z.number(),
  links: z.array(z.strictObject({ to: text, through: planPoint })),
});

export const heroLights = ['day', 'evening', 'blackout'] as const;

/** Views of a building that cannot be visited yet. */
export const viewKinds = {
  /**
   * A flat to walk through. The slug is the project whose flats it shows, or the class of buildings. The entry's gallery has the panorama
   * of each scene, twice as wide as high, and `rooms` its name, both in the order of the scenes. `layout` is the external id of the
   * layout on whose plan the scenes are; without one no plan is shown.
   */
  tour: kind({ layout: z.nullable(externalId), scenes: z.array(scene) }, { rooms: z.array(text) }),
  /**
   * A layout, by its external id, furnished and seen from above without its ceiling, as its plan draws it: the entry's picture.
   */
  cutaway: kind({ layout: externalId }, {}),
  /** A camera over a building site, shown by the entry's picture until it is started. Where its stream comes from is configured by the slug. */
  camera: kind({ project: slug }, { name: text, note: z.string() }),
  /**
   * A project's first picture in one light, the entry's picture; `blackout` is an evening without mains power in the whole quarter. The
   * pictures of one project were taken from one place and lie over each other.
   */
  hero_light: kind({ project: slug, light: z.enum(heroLights) }, {}),
};

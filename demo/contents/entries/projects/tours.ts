import type { StoredEntries } from '../../../../src/domain/content/content.ts';
import { timeless } from '../timeless.ts';

/**
 * One flat for each class of houses that has panoramas. The business one was built from the plan of its layout, wall by wall, so that
 * a place in a panorama is a place on the plan.
 */
export const tours: StoredEntries['tour'] = [
  {
    ...timeless,
    slug: 'prime',
    picture: 'interiors/living-warm',
    gallery: ['interiors/panorama-living'],
    layout: null,
    scenes: [{ id: 'living', at: [495, 360], heading: -20, links: [] }],
    uk: { rooms: ['Кухня-вітальня'] },
    en: { rooms: ['Kitchen and living room'] },
  },
];

import type { StoredEntries } from '../../../../src/domain/content/content.ts';
import { timeless } from '../timeless.ts';

/**
 * One flat for each class of houses that has panoramas. The business one was built from the plan of its layout, wall by wall, so that
 * a place in a panorama is a place on the plan.
 */
export const tours: StoredEntries['tour'] = [
  {
    ...timeless,
    slug: 'business',
    picture: 'tours/business-poster',
    gallery: ['tours/business-living', 'tours/business-hall', 'tours/business-bedroom', 'tours/business-bathroom'],
    layout: 'a0LQy0000000021MAA',
    scenes: [
      { id: 'living', at: [235, 490], heading: 0, links: [{ to: 'hall', through: [295, 580] }] },
      {
        id: 'hall',
        at: [345, 655],
        heading: 0,
        links: [
          { to: 'living', through: [295, 580] },
          { to: 'bedroom', through: [745, 590] },
          { to: 'bathroom', through: [805, 643] },
        ],
      },
      { id: 'bedroom', at: [735, 480], heading: 0, links: [{ to: 'hall', through: [745, 580] }] },
      { id: 'bathroom', at: [870, 690], heading: 90, links: [{ to: 'hall', through: [805, 643] }] },
    ],
    uk: { rooms: ['Кухня-вітальня', 'Передпокій', 'Спальня', 'Ванна кімната'] },
    en: { rooms: ['Kitchen and living room', 'Hall', 'Bedroom', 'Bathroom'] },
  },
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

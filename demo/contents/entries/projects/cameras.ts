import type { StoredEntries } from '../../../../src/domain/content/content.ts';
import { timeless } from '../timeless.ts';

/** What the cameras of the demo show is made of renders, and says so. */
export const cameras: StoredEntries['camera'] = [
  {
    ...timeless,
    slug: 'obriy-richkovyi-yard',
    project: 'obriy-richkovyi',
    picture: 'stages/frame-2',
    uk: {
      name: 'Будмайданчик із даху сусіднього будинку',
      note: 'Дивиться на секції 1 і 2. Кадри демонстраційні: їх складено з візуалізації.',
    },
    en: {
      name: 'The site from the roof next door',
      note: 'Looks at sections 1 and 2. The frames are a demonstration, made of a render.',
    },
  },
  {
    ...timeless,
    slug: 'midnyi-kvartal-facade',
    project: 'midnyi-kvartal',
    picture: 'stages/facade',
    uk: {
      name: 'Фасад секції 1',
      note: 'Дивиться на мурування й крани. Кадри демонстраційні: їх складено з візуалізації.',
    },
    en: {
      name: 'The facade of section 1',
      note: 'Looks at the masonry and the cranes. The frames are a demonstration, made of a render.',
    },
  },
];

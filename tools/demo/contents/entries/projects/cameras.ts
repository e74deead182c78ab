import type { StoredEntries } from '../../../../../src/domain/content/content.ts';
import { timeless } from '../timeless.ts';

/** What the cameras of the demo show is made of renders, and says so. */
export const cameras: StoredEntries['camera'] = [
  {
    ...timeless,
    slug: 'obriy-richkovyi-yard',
    project: 'obriy-richkovyi',
    picture: 'obriy-richkovyi/camera-crane',
    uk: {
      name: 'Будмайданчик із крана',
      note: 'Дивиться згори на всі чотири секції. Кадри демонстраційні: їх складено з візуалізації.',
    },
    en: {
      name: 'The site from the crane',
      note: 'Looks down on all four sections. The frames are a demonstration, made of a render.',
    },
  },
  {
    ...timeless,
    slug: 'midnyi-kvartal-facade',
    project: 'midnyi-kvartal',
    picture: 'midnyi-kvartal/camera-gate',
    uk: {
      name: 'Фасад від воріт',
      note: 'Дивиться з вулиці на вежу й три нижчі секції. Кадри демонстраційні: їх складено з візуалізації.',
    },
    en: {
      name: 'The facade from the gate',
      note: 'Looks from the street at the tower and the three lower sections. The frames are a demonstration, made of a render.',
    },
  },
];

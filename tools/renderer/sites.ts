import type { Light, SiteKind, Weather } from './scene.ts';

/** The viewpoint of a building: `azimuth` of the viewer in degrees (0 east, -90 south), eye height in metres, lens in millimetres. */
export type Stand = { azimuth: number; height: number; lens: number };

export type Site = Stand & {
  kind: SiteKind;
  mirrored: boolean;
  pines: boolean;
  /** Of the first picture, in all of its lights. */
  weather: Weather;
  sun: number;
  clouds: number;
};

type Row = Stand & { kind: SiteKind; mirrored?: boolean; pines?: boolean; weather?: Weather; sun?: number; clouds?: number };

const rows: Record<string, Row> = {
  'obriy-richkovyi': { kind: 'river', azimuth: -122, height: 7, lens: 30, sun: 58 },
  'kamianyi-yar': { kind: 'park', azimuth: -128, height: 1.4, lens: 21, weather: 'autumn', sun: 214, clouds: 4 },
  'lypova-tin': { kind: 'park', azimuth: -119, height: 1.25, lens: 20, mirrored: true, sun: 204, clouds: 7 },
  'tykha-zatoka': { kind: 'river', azimuth: -118, height: 3.4, lens: 28, mirrored: true, sun: 236 },
  'sosna-i-kamin': {
    kind: 'park',
    azimuth: -122,
    height: 1.8,
    lens: 24,
    mirrored: true,
    weather: 'winter',
    sun: 206,
    clouds: 2,
    pines: true,
  },
  'prystan-41': { kind: 'river', azimuth: -128, height: 2.6, lens: 22 },
  'hlyniana-manufaktura': { kind: 'street', azimuth: -130, height: 2.4, lens: 23, mirrored: true, sun: 238, clouds: 9 },
  'pivnichnyi-pahorb': { kind: 'street', azimuth: -126, height: 19, lens: 30, weather: 'winter', sun: 196, clouds: 11 },
  oranzhereia: { kind: 'yard', azimuth: -97, height: 1.3, lens: 19, sun: 168, clouds: 3 },
  'dim-na-skhylakh': { kind: 'plaza', azimuth: -132, height: 1.7, lens: 24 },
  'midnyi-kvartal': { kind: 'street', azimuth: -126, height: 2.6, lens: 24, mirrored: true },
  luhova: { kind: 'park', azimuth: -120, height: 11, lens: 27, weather: 'autumn', sun: 215, clouds: 6 },
  'varta-house': { kind: 'plaza', azimuth: -128, height: 1.7, lens: 26, mirrored: true, sun: 240, clouds: 12 },
  'svitanok-9': { kind: 'street', azimuth: -152, height: 1.6, lens: 19, mirrored: true, weather: 'rain', sun: 198, clouds: 13 },
  tsehla: { kind: 'street', azimuth: -152, height: 1.5, lens: 20, sun: 210, clouds: 8 },
  'yasenevyi-hai': { kind: 'park', azimuth: -116, height: 3, lens: 26, weather: 'autumn', sun: 236, clouds: 10 },
  poluden: { kind: 'yard', azimuth: -116, height: 2.2, lens: 22, mirrored: true, sun: 232, clouds: 5 },
};

/** Where the sun stands when a project does not say so: it gives the facades of that hour their best side. */
export const usualSky: Record<Light, { sun: number; clouds: number }> = {
  day: { sun: 150, clouds: 4 },
  sunset: { sun: 238, clouds: 9 },
  dusk: { sun: 58, clouds: 5 },
  blackout: { sun: 58, clouds: 5 },
};

export function siteOf(slug: string, light: Light): Site {
  const row = rows[slug];
  if (!row) throw new Error(`no site for ${slug}`);
  return { mirrored: false, pines: false, weather: 'summer', ...usualSky[light], ...row };
}

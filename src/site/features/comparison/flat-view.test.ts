import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Place } from '../../../contract/content/projects.ts';
import { nearestSchool, nearestTransport } from './flat-view.ts';

type Said = Record<'uk' | 'en', { name: string }>;
type Told = Said & { slug: string; project: string; category: string; landmark?: Place['landmark']; minutes: number };
const told = JSON.parse(readFileSync('content/obriy/entries/place.json', 'utf8')) as Told[];

const placesIn = (locale: keyof Said, project: string): Place[] =>
  told
    .filter((one) => one.project === project)
    .map(({ slug: id, category, landmark, minutes, ...said }) => ({
      id,
      categoryId: category,
      landmark: landmark ?? null,
      name: said[locale].name,
      minutes,
      coordinates: { lat: 50, lng: 30 },
    }));

it.each([...new Set(told.map(({ project }) => project))])(
  'in both languages the same metro and the same school are compared: %s',
  (project) => {
    for (const find of [nearestTransport, nearestSchool]) {
      const [uk, en] = (['uk', 'en'] as const).map((locale) => find({ places: placesIn(locale, project) })?.id);
      expect(uk).toBeDefined();
      expect(en).toBe(uk);
    }
  },
);

it('the metro is compared, even where a stop is nearer', () => {
  expect(nearestTransport({ places: placesIn('en', 'kamianyi-yar') })).toMatchObject({ minutes: 22, name: 'Teremky metro' });
});

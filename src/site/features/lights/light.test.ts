import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlackoutCard } from '../../../contract/content/projects.ts';
import { layersOn, lightAt, lightNames, lightOver, litHero, placeOf, rightEnd, shareOf } from './light.ts';

/** What is seen: how much of each picture comes through the ones above it. */
function seen(ground: (typeof lightNames)[number], place: number): Record<string, number> {
  let through = 1;
  const parts: Record<string, number> = {};
  for (const light of layersOn(ground).toReversed()) {
    const share = shareOf(light, { place, ground });
    parts[light] = through * share;
    through *= 1 - share;
  }
  return { ...parts, [ground]: through };
}

describe('three lights', () => {
  const grounds = fc.constantFrom(...lightNames);

  it('show each light alone at its place, and elsewhere the two beside the thumb', () => {
    fc.assert(
      fc.property(grounds, fc.integer({ min: 0, max: rightEnd }), (ground, place) => {
        const parts = seen(ground, place);
        for (const light of lightNames) {
          const away = Math.abs(placeOf(light) - place) / placeOf('evening');
          expect(parts[light]).toBeCloseTo(Math.max(0, 1 - away));
        }
      }),
    );
  });

  it('name the light that is seen most', () => {
    expect([0, 24, 26, 50, 74, 76, 100].map(lightAt)).toEqual(['day', 'day', 'evening', 'evening', 'evening', 'blackout', 'blackout']);
  });

  it('begin at the light over Kyiv, in winter and in summer time', () => {
    const at = (time: string) => lightOver(Date.parse(time));
    expect(['2026-12-21T07:20+02:00', '2026-12-21T08:20+02:00', '2026-12-21T15:40+02:00', '2026-12-21T16:30+02:00'].map(at)).toEqual([
      'evening',
      'day',
      'day',
      'evening',
    ]);
    expect(['2026-06-21T04:00+03:00', '2026-06-21T05:00+03:00', '2026-06-21T21:00+03:00', '2026-06-21T22:00+03:00'].map(at)).toEqual([
      'evening',
      'day',
      'day',
      'evening',
    ]);
  });
});

describe('a hero in three lights', () => {
  const picture = (src: string) => ({ src, width: 16, height: 9, alt: src, sources: [], placeholder: null, focus: { x: 50, y: 50 } });
  const lights = { day: picture('day'), evening: picture('hero'), blackout: picture('blackout') };
  const system = (name: BlackoutCard['systems'][number]['system'], hours: number) => ({ system: name, hours, how: '' });

  it('says what works as long as lifts, water and heating do', () => {
    const systems = [system('lifts', 20), system('water', 18), system('heating', 24), system('light', 6), system('doors', 24)];
    expect(litHero(picture('hero'), { lights, blackout: { systems, tested: null } })).toEqual({
      lights,
      ground: 'evening',
      promise: { hours: 18, systems: ['lifts', 'water', 'heating', 'doors'], isTested: false },
    });
  });

  it('promises nothing where nothing is known or nothing works, and has no lights for another picture', () => {
    expect(litHero(picture('hero'), { lights, blackout: null })?.promise).toBeNull();
    const stopped = { systems: [system('lifts', 0), system('water', 5)], tested: null };
    expect(litHero(picture('hero'), { lights, blackout: stopped })?.promise).toBeNull();
    expect(litHero(picture('other'), { lights })).toBeNull();
    expect(litHero(picture('hero'), {})).toBeNull();
  });
});

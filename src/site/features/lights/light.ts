import { sunAt } from '../../../base/geometry/solar-position.ts';
import type { BlackoutCard, HeroLights } from '../../../contract/content/projects.ts';
import type { Picture } from '../../../contract/pictures.ts';
import { hoursWithoutMains, type System, systemsFor } from '../blackout/without-mains.ts';

export type Light = keyof HeroLights;
/** From left to right on the horizon. */
export const lightNames = ['day', 'evening', 'blackout'] as const satisfies Light[];
/** The right end of the horizon; its left end is 0. */
export const rightEnd = 100;
const step = rightEnd / (lightNames.length - 1);
export const placeOf = (light: Light): number => lightNames.indexOf(light) * step;

/** The light that a place on the horizon is nearest to. */
export const lightAt = (place: number): Light => lightNames[Math.round(place / step)] ?? 'evening';

/** The pictures that lie on the one of the page, which is in the light `ground`: the nearest to it first. */
export const layersOn = (ground: Light): Light[] =>
  lightNames
    .filter((light) => light !== ground)
    .toSorted((one, other) => Math.abs(placeOf(one) - placeOf(ground)) - Math.abs(placeOf(other) - placeOf(ground)));

/**
 * How much of a layer is seen with the thumb at `place`: all of it from its own place outwards, where the next layer covers it, and less
 * and less towards `ground`.
 */
export function shareOf(light: Light, { place, ground }: { place: number; ground: Light }): number {
  const outwards = Math.sign(placeOf(light) - placeOf(ground));
  return Math.min(1, Math.max(0, 1 - (outwards * (placeOf(light) - place)) / step));
}

const kyiv = { lat: 50.45, lng: 30.52 };
/** Degrees of the sun's middle above the horizon at which lamps are lit. */
const twilight = -2;

/** The light over Kyiv at an instant. A blackout is shown on request alone. */
export const lightOver = (instant: number): Light => (sunAt(instant, kyiv).altitude > twilight ? 'day' : 'evening');

/** A hero in three lights: its picture is in the light `ground`. `promise` is what works in a blackout, and for how long. */
export type LitHero = { lights: HeroLights; ground: Light; promise: { hours: number; systems: System[]; isTested: boolean } | null };

type Known = { lights?: HeroLights | null; blackout?: Pick<BlackoutCard, 'systems' | 'tested'> | null };

/** Null when the project has no lights, or none of them is its first picture. */
export function litHero(picture: Picture | null, { lights = null, blackout = null }: Known): LitHero | null {
  const ground = lightNames.find((light) => lights?.[light].src === picture?.src);
  if (!lights || !ground) return null;
  const hours = hoursWithoutMains({ blackout });
  const promise = blackout && hours ? { hours, systems: systemsFor(hours, blackout), isTested: blackout.tested !== null } : null;
  return { lights, ground, promise };
}

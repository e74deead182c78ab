import { minuteMs } from '../../base/durations.ts';
import { type Place, sunAt, sunDay } from '../../base/geometry/solar-position.ts';
import { distanceTo, dot, type Point, type Prism, rad, towards } from './geometry.ts';
import { underCeiling, type Window } from './windows.ts';

/** The time step in minutes; results are multiples of it. */
export const step = 5;
const stepMs = step * minuteMs;

/** One day of the sun: when it rises, stands highest and sets, and where it is every few minutes while it is up. */
export type SunTrack = {
  sunrise: number;
  noon: number;
  sunset: number;
  at: readonly { instant: number; azimuth: number; altitude: number }[];
};

export function trackSun(noonish: number, place: Place): SunTrack {
  const day = sunDay(noonish, place);
  const at: { instant: number; azimuth: number; altitude: number }[] = [];
  for (let instant = Math.ceil(day.sunrise / stepMs) * stepMs; instant + stepMs <= day.sunset; instant += stepMs) {
    const sun = sunAt(instant, place);
    if (sun.altitude > 0) at.push({ instant, ...sun });
  }
  return { ...day, at };
}

/** Minutes of direct sun, and the spans `[from, to)` of instants that they lie in. */
export type Sunshine = { minutes: number; spans: [from: number, to: number][] };

type Shining = { track: SunTrack; north: number; prisms: readonly Prism[] };

/**
 * The times of sun in at least one of the windows. Shade comes from the prisms and from the ceiling of a balcony before a window; the depth
 * of the reveal, a balcony's side walls, trees and hills are not modelled.
 */
export function sunshine(windows: readonly Window[], { track, north, prisms }: Shining): Sunshine {
  const spans: Sunshine['spans'] = [];
  for (const { instant, azimuth, altitude } of track.at) {
    const way = towards(azimuth + north);
    const rise = Math.tan(altitude * rad);
    if (!windows.some((window) => isLit(window, { way, rise, prisms }))) continue;
    const last = spans.at(-1);
    if (last?.[1] === instant) last[1] = instant + stepMs;
    else spans.push([instant, instant + stepMs]);
  }
  return { minutes: spans.reduce((sum, [from, to]) => sum + (to - from) / minuteMs, 0), spans };
}

/** `way` points to the sun, `rise` is how many metres a ray climbs on each metre of the ground. */
function isLit(
  { at, height, facing, cover }: Window,
  { way, rise, prisms }: { way: Point; rise: number; prisms: readonly Prism[] },
): boolean {
  const head = dot(way, towards(facing));
  if (head <= 1e-9) return false;
  if (cover > 0 && (cover / head) * rise > underCeiling) return false;
  return prisms.every((prism) => {
    if (prism.height <= height) return true;
    return height + distanceTo(prism.outline, at, way) * rise >= prism.height;
  });
}

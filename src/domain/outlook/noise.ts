import { distanceTo, type Point } from './geometry.ts';

/** A way along which traffic goes, in metres of the building's frame. */
export type NoiseSource = { kind: keyof typeof levels; line: readonly Point[] };
/** Equivalent levels before a window by day (8 to 22) and at night, in whole dB. */
export type Noise = { day: number; night: number };
type Solid = { outline: readonly Point[]; height: number };

/** Typical equivalent levels at 7.5 m from the axis of a straight free way, in dB: assumptions of the calculation, no measurements. */
const levels = {
  avenue: { day: 73, night: 66 },
  street: { day: 58, night: 49 },
  tram: { day: 64, night: 57 },
  rail: { day: 72, night: 70 },
} as const;
const referenceDistance = 7.5;
/** Of the town itself, without any way near. */
const background: Noise = { day: 40, night: 33 };

/** Metres: what is farther is part of the background. */
const reach = 300;
const sourceHeight = 0.5;
/** Of 500 Hz, by which traffic is usually screened. */
const wave = 0.68;
/** The most that one edge takes away, in dB. */
const mostScreened = 20;

const power = (decibels: number): number => 10 ** (decibels / 10);
const decibels = (sum: number): number => 10 * Math.log10(sum);

type Place = { at: Point; height: number };

/** The loss of noise by the solids between a window and a point of a way, in dB: the highest detour over a roof decides (Maekawa). */
function screened({ at, height }: Place, source: Point, solids: readonly Solid[]): number {
  const [dx, dy] = [source[0] - at[0], source[1] - at[1]];
  const flat = Math.hypot(dx, dy);
  const way: Point = [dx / flat, dy / flat];
  const straight = Math.hypot(flat, height - sourceHeight);
  let detour = 0;
  for (const solid of solids) {
    const near = distanceTo(solid.outline, at, way);
    if (near >= flat) continue;
    const line = height + ((sourceHeight - height) * near) / flat;
    if (solid.height <= line) continue;
    const over = Math.hypot(near, solid.height - height) + Math.hypot(flat - near, solid.height - sourceHeight);
    detour = Math.max(detour, over - straight);
  }
  return detour === 0 ? 0 : Math.min(mostScreened, decibels(3 + (40 * detour) / wave));
}

/** Pieces of a line, short near the place: each with its middle and length. */
function* piecesOf(line: readonly Point[], from: Point): Generator<{ middle: Point; length: number }> {
  for (let at = 1; at < line.length; at++) {
    const [a, b] = [line[at - 1] as Point, line[at] as Point];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    let done = 0;
    while (done < length) {
      const along = (metres: number): Point => [a[0] + ((b[0] - a[0]) * metres) / length, a[1] + ((b[1] - a[1]) * metres) / length];
      const here = along(done);
      const away = Math.hypot(here[0] - from[0], here[1] - from[1]);
      const piece = Math.min(length - done, away > reach ? Math.max(10, away - reach) : Math.max(2, away / 8));
      yield { middle: along(done + piece / 2), length: piece };
      done += piece;
    }
  }
}

/**
 * The traffic before a window, added up along every way within reach, with the detours over the solids between. Without trees, reflections and
 * the sound of the yard. The solids include the window's own building, which screens what lies behind it.
 */
export function noiseAt(place: Place, sources: readonly NoiseSource[], solids: readonly Solid[]): Noise {
  let [day, night] = [power(background.day), power(background.night)];
  for (const { kind, line } of sources) {
    const level = levels[kind];
    for (const { middle, length } of piecesOf(line, place.at)) {
      const flat = Math.hypot(middle[0] - place.at[0], middle[1] - place.at[1]);
      if (flat > reach) continue;
      const square = Math.max(flat ** 2 + (place.height - sourceHeight) ** 2, referenceDistance ** 2);
      const share = ((referenceDistance / Math.PI) * length) / square / power(flat > 0 ? screened(place, middle, solids) : 0);
      day += power(level.day) * share;
      night += power(level.night) * share;
    }
  }
  return { day: Math.round(decibels(day)), night: Math.round(decibels(night)) };
}

import { minuteMs } from '../../../base/durations.ts';
import { type Place, type SunAt, sunAt } from '../../../base/geometry/solar-position.ts';
import { formatKyiv } from '../../../base/kyiv-time.ts';
import type { ProjectModel } from '../../../contract/catalogue/project-model.ts';

/** Where a day of the sun is looked at: `at` counts steps from sunrise. */
export type SunMoment = SunAt & { time: string };

const step = 5 * minuteMs;

/** A day between sunrise and sunset, in steps of five minutes of the clock. */
export function sunLineOf({ sunrise, sunset }: ProjectModel['days'][number], place: Place) {
  const first = Math.ceil(Date.parse(sunrise) / step) * step;
  const steps = Math.max(1, Math.floor((Date.parse(sunset) - first) / step));
  const moment = (at: number): SunMoment => {
    const instant = first + at * step;
    return { ...sunAt(instant, place), time: formatKyiv(new Date(instant)).slice(11, 16) };
  };
  return { steps, moment };
}

/** The sun's way as a path over a line of the given size, the highest sun of the year just below its top. */
export function wayOf({ steps, moment }: ReturnType<typeof sunLineOf>, width: number, height: number): string {
  const points = 40;
  return Array.from({ length: points + 1 }, (_, at) => {
    const share = at / points;
    return `${at === 0 ? 'M' : 'L'}${Math.round(share * width)} ${Math.round(height - heightOf(moment(share * steps)) * height)}`;
  }).join('');
}

const highest = 68;
/** From 0 on the horizon to 1 at the top of the drawing. */
export const heightOf = ({ altitude }: SunAt): number => Math.max(0, altitude) / highest;

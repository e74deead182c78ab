import type { Place } from '../../contract/content/projects.ts';

type Step = [east: number, south: number];
type LngLat = { lng: number; lat: number };

const metresADegree = 111_320;
/** Metres a minute in a straight line: streets are not straight, so it is less than walking speed. */
const metresAMinute = 62;

/** Where so many metres east and south of a place are. The ground is small enough to be flat. */
export function placeAt({ lng, lat }: LngLat, [east, south]: Step): [lng: number, lat: number] {
  return [lng + east / (metresADegree * Math.cos((lat * Math.PI) / 180)), lat - south / metresADegree];
}

export function metresFrom(origin: LngLat, { lng, lat }: LngLat): Step {
  return [(lng - origin.lng) * metresADegree * Math.cos((origin.lat * Math.PI) / 180), (origin.lat - lat) * metresADegree];
}

/**
 * Minutes on foot from a door: those from the gate, which were measured, corrected by how much nearer or farther the place is from the door.
 * At least one.
 */
export function minutesFrom(door: Step, place: Pick<Place, 'minutes'>, at: Step): number {
  const more = Math.hypot(at[0] - door[0], at[1] - door[1]) - Math.hypot(at[0], at[1]);
  return Math.max(1, Math.round(place.minutes + more / metresAMinute));
}

/** Minutes on foot of a straight way, where the way was not walked. */
export const minutesStraight = ([east, south]: Step): number => Math.max(1, Math.round(Math.hypot(east, south) / metresAMinute));

/** A visitor's filter of places: `category` null for all, `within` null for any walk. */
export type PlaceFilter = { category: string | null; within: number | null };
type Near = { category: string; minutes: number };

export const matchesFilter = ({ category, minutes }: Near, filter: PlaceFilter): boolean =>
  (filter.category === null || filter.category === category) && (filter.within === null || minutes <= filter.within);

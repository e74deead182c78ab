import { areaOf, isWithin, type OutlineFault, outlineFault, type XY } from './outline.ts';
import { overlap } from './overlap.ts';

/** A room of a plan in centimetres; its area in m² is the one that counts, of a loggia or a balcony a share. */
export type Room = { id: string; label: string; area: number; outline: readonly XY[] };
export type RoomFault = { at: number } & (
  | { field: 'outline'; kind: OutlineFault | 'outside' }
  /** The room that it reaches into. */
  | { field: 'outline'; kind: 'overlap'; other: number }
  | { field: 'area'; kind: 'no-area' | 'too-large' }
  | { field: 'id'; kind: 'repeated-id' }
);

/** How deep rooms may reach into each other, in centimetres: corners are rounded. */
const wall = 2;
/** By how much the area of a room may be above that of its outline. */
const mostOver = 1.05;
const squareMetre = 10_000;

/** What an outline encloses, in m² to a hundredth. */
export const areaOfRoom = (outline: readonly XY[]): number => Math.round((Math.abs(areaOf(outline)) / squareMetre) * 100) / 100;

/** Everything that is wrong with the rooms of a plan, each by the field that says so. */
export function roomFaults({ width, height, rooms }: { width: number; height: number; rooms: readonly Room[] }): RoomFault[] {
  return rooms.flatMap(({ id, area, outline }, at): RoomFault[] => {
    const wrong = outlineFault(outline);
    const faults: RoomFault[] = [];
    if (wrong) faults.push({ at, field: 'outline', kind: wrong });
    else if (!isWithin(outline, width, height)) faults.push({ at, field: 'outline', kind: 'outside' });
    const other = wrong
      ? -1
      : rooms.findIndex((one, place) => place < at && !outlineFault(one.outline) && overlap(one.outline, outline, wall));
    if (other >= 0) faults.push({ at, field: 'outline', kind: 'overlap', other });
    if (!(area > 0)) faults.push({ at, field: 'area', kind: 'no-area' });
    else if (!wrong && area > areaOfRoom(outline) * mostOver) faults.push({ at, field: 'area', kind: 'too-large' });
    if (rooms.findIndex((one) => one.id === id) < at) faults.push({ at, field: 'id', kind: 'repeated-id' });
    return faults;
  });
}

/** The share of the area of a room outside of the walls that counts, as in Ukrainian contracts. */
const shares: Readonly<Record<string, number>> = { loggia: 0.5, balcony: 0.3, terrace: 0.3 };
/** The area that counts of a room with such an outline. */
export const countedArea = (label: string, outline: readonly XY[]): number =>
  Math.round(areaOfRoom(outline) * (shares[label] ?? 1) * 100) / 100;

/** How far the sum of the rooms may be from the area of a flat: a plan is one for many flats, which are measured one by one. */
const nearest = { share: 0.01, hundredths: 30 };
export const sumOfRooms = (rooms: readonly Pick<Room, 'area'>[]): number =>
  rooms.reduce((sum, { area }) => sum + Math.round(area * 100), 0);

/** Whether rooms add up to the areas of the flats that have this plan, all in hundredths of m². */
export function fitsFlats(sum: number, areas: readonly number[]): boolean {
  if (areas.length === 0) return true;
  const [least, most] = [Math.min(...areas), Math.max(...areas)];
  const near = Math.max(nearest.hundredths, Math.round(most * nearest.share));
  return sum >= least - near && sum <= most + near;
}

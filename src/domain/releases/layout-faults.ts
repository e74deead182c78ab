import { fitsFlats, sumOfRooms } from '../../base/geometry/rooms.ts';
import type { RowChange, RowFault } from '../content/content.ts';
import type { Compared } from './releases-context.ts';

type Drawn = { layout?: unknown; rooms?: unknown };
const metres = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The faults of drawn layouts against the catalogue: one that it does not have, and rooms that do not add up to its flats. */
export function layoutFaults(changes: readonly RowChange[], areasOfLayout: Compared['areasOfLayout']): RowFault[] {
  return changes.flatMap(({ part, name, content }): RowFault[] => {
    if (part !== 'layout_plan' || content === null) return [];
    const { layout, rooms } = content as Drawn;
    const areas = typeof layout === 'string' ? areasOfLayout(layout) : null;
    if (areas === null) return [{ part, name, path: ['layout'], message: 'there is no such layout' }];
    const listed = Array.isArray(rooms) ? (rooms as { area: number }[]) : [];
    const sum = sumOfRooms(listed);
    if (listed.length === 0 || fitsFlats(sum, areas)) return [];
    const message = `add up to ${metres(sum)} m², and the flats have ${metres(Math.min(...areas))} to ${metres(Math.max(...areas))} m²`;
    return [{ part, name, path: ['rooms'], message }];
  });
}

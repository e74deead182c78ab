import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { OutlookSide } from '../../../contract/catalogue/outlook.ts';

/** The side of the living room, or of the largest room that has a window. */
export function mainSide(sides: readonly OutlookSide[], rooms: Apartment['rooms']): OutlookSide | undefined {
  const weight = (id: string): number => {
    const room = rooms.find((one) => one.id === id);
    return (room?.area ?? 0) + (room?.label === 'living_room' ? 1_000 : 0);
  };
  const best = (side: OutlookSide): number => Math.max(0, ...side.rooms.map(weight));
  return sides.toSorted((one, other) => best(other) - best(one))[0];
}

import type { RoomLabel } from '../../src/contract/catalogue/apartments.ts';
import type { HouseClass } from '../demo/plans/layouts.ts';
import { cameraTowards } from './camera.ts';
import { type Cutaway, cutaways } from './cutaways.ts';
import { apart, heartOf, joinedBy, mean, placesIn, type Spot, windowsOf } from './room-spots.ts';
import type { Camera } from './scene.ts';

/** Where one turns about; `heading` is the middle of the picture, in degrees clockwise from the plan's up. */
export type Stop = { name: string; room: string; label: RoomLabel; at: Spot; heading: number; doors: { to: string; through: Spot }[] };

/** A furnished layout of a class at its full height, `cut` off at its ceiling, and its views inside. */
export type Walk = Omit<Cutaway, 'camera' | 'aspect'> & {
  class: HouseClass;
  stops: Stop[];
  views: { name: string; room: string; camera: Camera }[];
};

/** The layout that stands for a class, and how high its rooms are, in metres. */
const shown: Record<HouseClass, { layout: string; height: number }> = {
  comfort: { layout: 'a0LQy000000001mMAA', height: 2.7 },
  'comfort-plus': { layout: 'a0LQy0000000020MAA', height: 2.75 },
  business: { layout: 'a0LQy0000000021MAA', height: 2.85 },
  prime: { layout: 'a0LQy0000000022MAA', height: 3.1 },
};

/** Rooms worth standing in, by how a picture of them is called, and how many of a kind. */
const walked = new Map<string, { name: string; most: number }>([
  ['studio_with_kitchen', { name: 'living', most: 1 }],
  ['entrance_hall', { name: 'hall', most: 1 }],
  ['bedroom', { name: 'bedroom', most: 2 }],
  ['bathroom', { name: 'bathroom', most: 1 }],
]);
const eye = 1.4;
/** How far from walls and furniture one stands where there is room, to turn about and to look into a room. */
const [turning, looking] = [0.55, 0.4];

type Room = Cutaway['rooms'][number];
type Walked = { room: Room; name: string };

function walkedRooms(flat: Cutaway): Walked[] {
  const counts = new Map<string, number>();
  return flat.rooms.flatMap((room) => {
    const kind = walked.get(room.label);
    const nth = (counts.get(room.label) ?? 0) + 1;
    counts.set(room.label, nth);
    return kind && nth <= kind.most ? [{ room, name: nth > 1 ? `${kind.name}-${nth}` : kind.name }] : [];
  });
}

/** Of the places that are as free as the room allows, at most `wanted`, the one that `rank` puts first. */
function bestPlace(flat: Cutaway, room: Room, wanted: number, rank: (at: Spot) => number): Spot {
  const places = placesIn(flat, room);
  const free = Math.min(wanted, Math.max(...places.map((place) => place.free)));
  const [best] = places.filter((place) => place.free >= free - 0.01).toSorted((a, b) => rank(a.at) - rank(b.at));
  if (!best) throw new Error(`nobody can stand in ${room.id} of ${flat.layout}`);
  return best.at;
}

const bearing = (from: Spot, to: Spot): number => Math.round((Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI);

/** As near the middle of a room as leaves space to turn about. */
function stopIn(flat: Cutaway, { room, name }: Walked, rooms: Walked[]): Stop {
  const centre = mean(room.outline);
  const at = bestPlace(flat, room, turning, (place) => apart(place, centre));
  const [ahead = heartOf(flat, room)] = windowsOf(flat, room);
  const doors = flat.doors.flatMap((door) => {
    const other = joinedBy(flat, door).find((id) => id !== room.id);
    const leadsTo = joinedBy(flat, door).includes(room.id) ? rooms.find((one) => one.room.id === other) : undefined;
    const through: Spot = [(door.hinge[0] + door.latch[0]) / 2, (door.hinge[1] + door.latch[1]) / 2];
    return leadsTo ? [{ to: leadsTo.name, through }] : [];
  });
  return { name, room: room.id, label: room.label as RoomLabel, at, heading: bearing(at, ahead), doors };
}

/** From where most is seen: far from what is looked at. */
function viewIn(flat: Cutaway, { room, name }: Walked, before: Spot | null): Walk['views'][number] {
  const heart = heartOf(flat, room);
  const aim = before ? heart : mean([heart, ...windowsOf(flat, room)]);
  const at = bestPlace(flat, room, looking, (place) => -apart(place, aim) - (before ? apart(place, before) : 0));
  return { name, room: room.id, camera: cameraTowards([...at, eye], aim, 17, -0.03) };
}

function viewsIn(flat: Cutaway, one: Walked): Walk['views'] {
  if (!['living', 'bedroom'].includes(one.name)) return [];
  if (one.name !== 'living') return [viewIn(flat, one, null)];
  const first = viewIn(flat, { ...one, name: 'living-1' }, null);
  return [first, viewIn(flat, { ...one, name: 'living-2' }, [first.camera.at[0], first.camera.at[1]])];
}

/** A flat of each class to walk through. */
export const walks: Walk[] = Object.entries(shown).map(([name, { layout, height }]) => {
  const flat = cutaways.find((one) => one.layout === layout);
  if (!flat) throw new Error(`no layout ${layout}`);
  const { camera: _camera, aspect: _aspect, ...rest } = flat;
  const rooms = walkedRooms(flat);
  return {
    ...rest,
    class: name as HouseClass,
    cut: height,
    sun: -20,
    stops: rooms.map((one) => stopIn(flat, one, rooms)),
    views: rooms.flatMap((one) => viewsIn(flat, one)),
  };
});

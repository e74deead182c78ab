import type { Place } from '../../base/geometry/solar-position.ts';
import { roofOf, storeyBase, windowHeight } from '../../base/geometry/storey-height.ts';
import type { Plan } from '../../contract/pictures.ts';
import type { Building, FloorPlan } from './building-masses.ts';
import { type Point, plus, turned } from './geometry.ts';
import { type Noise, type NoiseSource, noiseAt } from './noise.ts';
import { type Sunshine, type SunTrack, sunshine, trackSun } from './sun-hours.ts';
import { type Band, type Seen, type Sight, viewByFloor } from './view.ts';
import { type Window, windowsOf } from './windows.ts';

export type { Place } from '../../base/geometry/solar-position.ts';
export type { Building, FloorPlan } from './building-masses.ts';
export { areasTowards } from './landscape.ts';
export type { Noise, NoiseSource } from './noise.ts';
export { type StoreyShapes, storeyShapes } from './storey-shapes.ts';
export { type Sunshine, type SunTrack, trackSun } from './sun-hours.ts';
export type { Band } from './view.ts';

/**
 * The days for which sun is calculated: an equinox and both solstices. The year is arbitrary: in others the same days differ by a minute or
 * two.
 */
export const sunDays = ['2027-03-21', '2027-06-21', '2027-12-21'] as const;

/** How the sun goes on the three days at a place. */
export const trackSunDays = (place: Place): SunTrack[] => sunDays.map((day) => trackSun(Date.parse(`${day}T12:00:00Z`), place));

/** `later` is calculated with the planned neighbours; null when there are none. */
export type RoomSun = { room: string; azimuths: number[]; days: { now: Sunshine; later: Sunshine | null }[] };
/**
 * Windows that face one way, `at` the middle of them in metres of the building's frame. `bands` begin on storey 2, or on the ground floor for a flat there; `yard` when the building itself is on that
 * side too. `noise` is that before the loudest window at the flat's own floor, null where the ways around are not known.
 */
export type Side = { azimuth: number; at: Point; rooms: string[]; yard: boolean; bands: Band[]; noise: Noise | null };
export type Outlook = {
  /** Degrees clockwise from true north to the top of the flat's drawing. */
  up: number;
  rooms: RoomSun[];
  sides: Side[];
  /** The month `YYYY-MM` by which all planned neighbours are built; null when all stand already. */
  builtBy: string | null;
};

type FlatInBuilding = { building: Building; floorPlan: FloorPlan; position: number; floor: number; plan: Plan };

/**
 * The sun in each room that has a window, on the days of `tracks`, the view to each side by floor, and the noise of the `ways`. Null when the
 * floor plan has no flat at the position, or the flat's plan no windows.
 */
export function outlookOf(
  flatInBuilding: FlatInBuilding,
  tracks: readonly SunTrack[],
  ways: readonly NoiseSource[] | null = null,
): Outlook | null {
  const { building, floorPlan, position, floor: own } = flatInBuilding;
  const windows = windowsOf(flatInBuilding);
  const flat = floorPlan.flats.find((one) => one.position === position);
  const section = building.sections.find((one) => one.section === floorPlan.section);
  if (!flat || !section || windows.length === 0) return null;
  const { sections, builtNow, all } = sightsOf(building);
  const planned = building.masses.flatMap(({ until }) => until ?? []).sort();
  const rooms = [...new Set(windows.map(({ room }) => room))].map((room): RoomSun => {
    const own = windows.filter((window) => window.room === room);
    return {
      room,
      azimuths: [...new Set(own.map(({ facing }) => azimuthOf(facing, building)))],
      days: tracks.map((track) => ({
        now: sunshine(own, { track, north: building.north, prisms: builtNow }),
        later: planned.length > 0 ? sunshine(own, { track, north: building.north, prisms: all }) : null,
      })),
    };
  });
  const eyeAt = (floor: number): number => storeyBase(section, floor) + windowHeight;
  return {
    up: turned(floorPlan.turn + flat.turn - building.north),
    rooms,
    sides: sidesOf(windows).map((side) => ({
      azimuth: azimuthOf(side.facing, building),
      at: side.at,
      rooms: side.rooms,
      yard: facesYard(side, sections),
      bands: viewByFloor({ ...side, eyeAt, floors: [Math.min(2, own), section.storeys], sights: all }),
      noise:
        ways && loudest(windows.filter(({ facing }) => Math.round(facing) % 360 === side.facing).map((at) => noiseAt(at, ways, builtNow))),
    })),
    builtBy: planned.at(-1) ?? null,
  };
}

const loudest = (levels: Noise[]): Noise => ({
  day: Math.max(...levels.map(({ day }) => day)),
  night: Math.max(...levels.map(({ night }) => night)),
});

/** An outlook in short. `view` is that from the side of the largest room: `open` hundredths of it, and the nearest building in the rest. */
export type Glance = { sun: Sunshine; view: { azimuth: number; open: number; nearest: Seen | null } };

/**
 * The times of sun in at least one room on the day of a track, and the view at the flat's own floor, both among the buildings that stand
 * now. Null where `outlookOf` is null.
 */
export function glanceOf(flatInBuilding: FlatInBuilding, track: SunTrack): Glance | null {
  const { building, floorPlan, floor, plan } = flatInBuilding;
  const windows = windowsOf(flatInBuilding);
  const section = building.sections.find((one) => one.section === floorPlan.section);
  if (!section || windows.length === 0) return null;
  const { builtNow } = sightsOf(building);
  const areaOf = new Map(plan.rooms.map(({ id, area }) => [id, area]));
  const largest = ({ rooms }: FacingSide) => Math.max(...rooms.map((room) => areaOf.get(room) ?? 0));
  const [main] = sidesOf(windows).sort((a, b) => largest(b) - largest(a));
  if (!main) return null;
  const eyeAt = (storey: number): number => storeyBase(section, storey) + windowHeight;
  const seen = viewByFloor({ ...main, eyeAt, floors: [floor, floor], sights: builtNow })[0]?.seen ?? [];
  return {
    sun: sunshine(windows, { track, north: building.north, prisms: builtNow }),
    view: {
      azimuth: azimuthOf(main.facing, building),
      open: Math.max(0, 100 - seen.reduce((sum, { share }) => sum + share, 0)),
      nearest: seen[0] ?? null,
    },
  };
}

/** The building's own sections and the masses around it: those that stand now, and all. */
function sightsOf({ sections, masses }: Building): { sections: Sight[]; builtNow: Sight[]; all: Sight[] } {
  const own = sections.map((one, at): Sight => ({ kind: 'section', at, outline: one.outline, height: roofOf(one) }));
  const around = masses.map(({ outline, height }, at): Sight => ({ kind: 'mass', at, outline, height }));
  return { sections: own, builtNow: [...own, ...around.filter(({ at }) => masses[at]?.until === null)], all: [...own, ...around] };
}

const azimuthOf = (facing: number, { north }: Building): number => Math.round(turned(facing - north)) % 360;

type FacingSide = { facing: number; rooms: string[]; at: Point };

/** Windows that face one way together, seen from the middle of them. */
function sidesOf(windows: readonly Window[]): FacingSide[] {
  const facings = [...new Set(windows.map(({ facing }) => Math.round(facing) % 360))];
  return facings.map((facing) => {
    const own = windows.filter((window) => Math.round(window.facing) % 360 === facing);
    const sum = own.reduce<Point>((all, { at }) => plus(all, at), [0, 0]);
    return { facing, rooms: [...new Set(own.map(({ room }) => room))], at: [sum[0] / own.length, sum[1] / own.length] };
  });
}

/** A larger distance means a separate yard. */
const widestYard = 90;

const facesYard = ({ at, facing }: FacingSide, sections: readonly Sight[]): boolean =>
  viewByFloor({ at, facing, eyeAt: () => 0, floors: [1, 1], sights: sections })[0]?.seen.some(
    ({ metres, share }) => metres <= widestYard && share >= 25,
  ) ?? false;

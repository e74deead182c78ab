import type { Plan } from '../../contract/pictures.ts';
import { doorsPath, entrancePath, polygonPath, wallsPath, windowsPath } from './plan-paths.ts';

/** The kinds of floors: of wet rooms, outside the walls, and all others. */
export type RoomKind = 'inside' | 'wet' | 'open';
export type RoomFloor = { id: string; kind: RoomKind; path: string };

/** The shapes of a plan, as paths in its centimetres, in the order of painting. */
export type PlanShapes = {
  rooms: RoomFloor[];
  /** Strokes. */
  windows: string;
  doors: string;
  /** Filled, with gaps for the openings. */
  walls: string;
  /** The arrow before the entrance; empty when the plan names none. */
  entrance: string;
};

const wet = new Set(['bathroom', 'laundry']);
const open = new Set(['balcony', 'loggia', 'terrace']);
const kindOf = (label: string): RoomKind => (wet.has(label) ? 'wet' : open.has(label) ? 'open' : 'inside');

/** Every drawing of a plan is painted of these: on screens, in documents, in files and in shared pictures. */
export const planShapes = (plan: Plan): PlanShapes => ({
  rooms: plan.rooms.map(({ id, label, outline }) => ({ id, kind: kindOf(label), path: polygonPath(outline) })),
  windows: windowsPath(plan),
  doors: doorsPath(plan),
  walls: wallsPath(plan),
  entrance: entrancePath(plan),
});

/** The floors of all rooms, or of those of one kind, as one path. */
export const floorPath = (rooms: readonly RoomFloor[], kind?: RoomKind): string =>
  rooms.flatMap((room) => (kind === undefined || room.kind === kind ? [room.path] : [])).join('');

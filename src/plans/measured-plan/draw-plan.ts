import type { Plan } from '../../contract/pictures.ts';
import { furnish } from '../furnishing/furnish.ts';
import { roomShape } from '../furnishing/room-shape.ts';
import { symbolsPath } from '../furnishing/symbols.ts';
import { floorPath, planShapes } from '../layout/plan-shapes.ts';
import { chainRoom, outerDimensions } from './chains.ts';
import type { DrawnPlan } from './drawn-plan.ts';
import { innerDimensions, layOutText } from './room-text.ts';

/** The texts of the drawing, in the visitor's language. */
export type PlanWords = {
  nameOf: (label: string) => string;
  /** By the room's id, in m²; a flat that was measured by itself differs from its plan. */
  areaOf: (room: Plan['rooms'][number]) => string;
  /** Centimetres in the words of the drawing: metres. */
  lengthOf: (centimetres: number) => string;
};

/** The plan furnished, measured and named. The furniture, which takes most of the time, is cached for each plan. */
export function drawPlan(plan: Plan, { nameOf, areaOf, lengthOf }: PlanWords): DrawnPlan {
  const margin = chainRoom(plan);
  const frame = { left: -margin, top: -margin, width: plan.width + 2 * margin, height: plan.height + 2 * margin };
  const pieces = furnish(plan);
  const { rooms, windows, doors, walls, entrance } = planShapes(plan);
  const measured = plan.rooms.map((room) => {
    const shape = roomShape(plan, room);
    const standing = [...pieces.filter((piece) => piece.room === room.id), ...shape.doors.map(({ zone }) => zone)];
    const { text, taken } = layOutText({ shape, name: nameOf(room.label), area: areaOf(room), standing, frameWidth: frame.width });
    return { text, inner: innerDimensions(shape, lengthOf, taken, standing, frame.width) };
  });
  return {
    frame,
    floors: { inside: floorPath(rooms, 'inside'), wet: floorPath(rooms, 'wet'), open: floorPath(rooms, 'open') },
    lines: windows + doors,
    walls,
    entrance,
    furniture: symbolsPath(pieces),
    outer: outerDimensions(plan, lengthOf, frame.width),
    inner: { lines: measured.map(({ inner }) => inner.lines).join(''), texts: measured.flatMap(({ inner }) => inner.texts) },
    rooms: measured.map(({ text }) => text),
  };
}

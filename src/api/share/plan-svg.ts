import type { Plan } from '../../contract/pictures.ts';
import { planFrame } from '../../plans/layout/plan-frame.ts';
import { planShapes, type RoomKind } from '../../plans/layout/plan-shapes.ts';

const ink = '#151412';
const accent = '#a8431f';
const floors: Record<RoomKind, string> = { inside: '#fbf9f6', wet: '#f0eeeb', open: '#f6f3ef' };

type Size = { width: number; height: number };
type Place = Size & { left: number; top: number };

/** The scale at which a plan is as large as its place. */
export function planScale(plan: Plan, place: Size): number {
  const frame = planFrame(plan);
  return Math.min(place.width / frame.width, place.height / frame.height);
}

/** A plan as large as fits into its place, in the middle of it. */
export function planSvg(plan: Plan, place: Place): string {
  const frame = planFrame(plan);
  const { rooms, windows, doors, walls, entrance } = planShapes(plan);
  const scale = planScale(plan, place);
  const left = place.left + (place.width - frame.width * scale) / 2 - frame.left * scale;
  const top = place.top + (place.height - frame.height * scale) / 2 - frame.top * scale;
  return `<g transform="translate(${left} ${top}) scale(${scale})">
${rooms.map(({ kind, path }) => `<path fill="${floors[kind]}" d="${path}"/>`).join('')}
<path fill="none" stroke="${ink}" stroke-width="${1.25 / scale}" d="${windows}${doors}"/>
<path fill="${ink}" d="${walls}"/><path fill="${accent}" d="${entrance}"/></g>`;
}

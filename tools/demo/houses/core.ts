import type { Rect } from './turned-plan.ts';

export type CommonKind = 'corridor' | 'stairs' | 'lift' | 'hall' | 'store' | 'shaft';
export type Common = { kind: CommonKind; rect: Rect };

const stairs = 280;
const lift = 190;
const shaft = 90;
const lifts = 2 * lift;
const waiting = 240;
/** In centimetres: stairs, two lifts behind their hall, a shaft. */
export const leastCore = stairs + lifts + shaft;

/** Stairs at the left, then the lift hall with the lifts behind it, the shaft, and a store in the rest. */
export function coreOf({ left, top, right, bottom }: Rect): Common[] {
  const hall = left + stairs;
  const rest = hall + lifts + shaft;
  const common: Common[] = [
    { kind: 'stairs', rect: { left, top, right: hall, bottom } },
    { kind: 'hall', rect: { left: hall, top, right: hall + lifts, bottom: top + waiting } },
    { kind: 'lift', rect: { left: hall, top: top + waiting, right: hall + lift, bottom } },
    { kind: 'lift', rect: { left: hall + lift, top: top + waiting, right: hall + lifts, bottom } },
    { kind: 'shaft', rect: { left: hall + lifts, top, right: rest, bottom } },
  ];
  if (right - rest < 120) return right === rest ? common : widened(common, right);
  return [...common, { kind: 'store', rect: { left: rest, top, right, bottom } }];
}

/** A strip too narrow for a room belongs to the shaft. */
const widened = (common: Common[], right: number): Common[] =>
  common.map((room) => (room.kind === 'shaft' ? { ...room, rect: { ...room.rect, right } } : room));

import type { Piece } from './pieces.ts';
import { onPlan, widthOf } from './rect.ts';

/** Draws in a piece's own frame: `u` along its back, `v` away from the wall; a mirrored piece from its other end. */
export type Pen = {
  line: (...points: (readonly [u: number, v: number])[]) => string;
  box: (u: number, v: number, width: number, depth: number, rounding?: number) => string;
  oval: (u: number, v: number, ru: number, rv?: number) => string;
};

const round = (value: number) => Math.round(value * 10) / 10;
/** The length of a curve's handles that approximates a quarter of a circle. */
const kappa = 0.5523;

export function penFor(piece: Piece): Pen {
  const width = widthOf(piece);
  const at = (u: number, v: number) => {
    const [x, y] = onPlan(piece, piece.mirrored ? width - u : u, v);
    return `${round(x)} ${round(y)}`;
  };
  return {
    line: (...points) => `M${points.map(([u, v]) => at(u, v)).join('L')}`,
    box: (u, v, wide, deep, rounding = 0) => {
      const [right, low] = [u + wide, v + deep];
      if (rounding === 0) return `M${at(u, v)}L${at(right, v)}L${at(right, low)}L${at(u, low)}z`;
      const r = Math.min(rounding, wide / 2, deep / 2);
      const corner = (cornerU: number, cornerV: number, endU: number, endV: number) => `Q${at(cornerU, cornerV)} ${at(endU, endV)}`;
      return `M${at(u + r, v)}L${at(right - r, v)}${corner(right, v, right, v + r)}L${at(right, low - r)}${corner(right, low, right - r, low)}L${at(u + r, low)}${corner(u, low, u, low - r)}L${at(u, v + r)}${corner(u, v, u + r, v)}z`;
    },
    oval: (u, v, ru, rv = ru) => {
      const [ku, kv] = [ru * kappa, rv * kappa];
      return `M${at(u - ru, v)}C${at(u - ru, v - kv)} ${at(u - ku, v - rv)} ${at(u, v - rv)}C${at(u + ku, v - rv)} ${at(u + ru, v - kv)} ${at(u + ru, v)}C${at(u + ru, v + kv)} ${at(u + ku, v + rv)} ${at(u, v + rv)}C${at(u - ku, v + rv)} ${at(u - ru, v + kv)} ${at(u - ru, v)}z`;
    },
  };
}

import * as z from 'zod/mini';

/** Prices that move by more than a quarter, up or down, are to be confirmed by every person who changes them. */
export const farShare = 0.25;

export type PriceMove = { id: number; beforeMinor: number; afterMinor: number };

const isFar = ({ beforeMinor, afterMinor }: PriceMove): boolean =>
  afterMinor > beforeMinor * (1 + farShare) || afterMinor < beforeMinor * (1 - farShare);
const factorOf = ({ beforeMinor, afterMinor }: PriceMove): number => Math.max(afterMinor / beforeMinor, beforeMinor / afterMinor);

/** The moves that are to be confirmed, the farthest first. */
export const farMoves = <Move extends PriceMove>(moves: readonly Move[]): Move[] =>
  moves.filter(isFar).toSorted((one, other) => factorOf(other) - factorOf(one) || one.id - other.id);

/** What a person has confirmed: how many prices move far, and the one that moves farthest. */
export const confirmedFarSchema = z.strictObject({ count: z.int(), apartment: z.int(), afterMinor: z.int() });
export type ConfirmedFar = z.infer<typeof confirmedFarSchema>;

/** What is to be confirmed of some moves; null where none is far. */
export function farOf(moves: readonly PriceMove[]): ConfirmedFar | null {
  const far = farMoves(moves);
  const [first] = far;
  return first ? { count: far.length, apartment: first.id, afterMinor: first.afterMinor } : null;
}

/** Whether what was confirmed is what would be changed. */
export const isConfirmed = (far: ConfirmedFar | null, confirmed: ConfirmedFar | null | undefined): boolean =>
  far === null || (confirmed?.count === far.count && confirmed.apartment === far.apartment && confirmed.afterMinor === far.afterMinor);

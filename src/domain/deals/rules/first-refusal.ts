import { hour } from './deal-times.ts';

export type Waiter = { id: string; clientId: string; leftAt: Date | null };
export type Turn<Who extends Waiter = Waiter> = { waiter: Who; from: Date; until: Date };

/**
 * The times at which each in the line alone may hold a flat, from the instant it was freed on: the n-th from n turns after it. Whoever
 * leaves passes the rest of his turn on. Nothing has to be moved up: the answer follows from the instants alone.
 */
export function turnsFrom<Who extends Waiter>(freedAt: Date, line: readonly Who[], lineHours: number): Turn<Who>[] {
  const turns: Turn<Who>[] = [];
  let from = freedAt.getTime();
  for (const waiter of line) {
    const full = from + lineHours * hour;
    const until = waiter.leftAt ? Math.min(Math.max(waiter.leftAt.getTime(), from), full) : full;
    turns.push({ waiter, from: new Date(from), until: new Date(until) });
    from = until;
  }
  return turns;
}

/** Whose turn it is; null before the first and after the last, when the flat is free for all. */
export const turnAt = <Who extends Waiter>(turns: readonly Turn<Who>[], now: Date): Turn<Who> | null =>
  turns.find(({ from, until }) => from <= now && now < until) ?? null;

/** Counted from 1; null when he does not wait. `turn` while he alone may hold the flat. */
export type PlaceInLine = { place: number | null; turn: { from: Date; until: Date } | null };

type Line = { members: readonly Waiter[]; turns: readonly Turn[] };
type Asker = { clientId: string; isFree: boolean; now: Date };

/** Where a client stands, and whose turn it is; nobody's while somebody has the flat. */
export function placeIn({ members, turns }: Line, { clientId, isFree, now }: Asker): PlaceInLine & { isTurnOf: string | null } {
  const at = members.filter(({ leftAt }) => leftAt === null).findIndex((one) => one.clientId === clientId);
  const turn = isFree ? turnAt(turns, now) : null;
  const isTurnOf = turn?.waiter.clientId ?? null;
  return {
    place: at < 0 ? null : at + 1,
    turn: turn && isTurnOf === clientId ? { from: turn.from, until: turn.until } : null,
    isTurnOf,
  };
}

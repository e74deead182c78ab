import { hour } from './deal-times.ts';

/** `phone` is empty once it is forgotten. */
export type Waiter = { id: string; clientId: string; phone: string; askedAt: Date; leftAt: Date | null };
export type Turn<Actor extends Waiter = Waiter> = { waiter: Actor; from: Date; until: Date };
/** When a deal began, and when its end gave the flat to its line; null while it has the flat. */
export type Freeing = { madeAt: Date; at: Date | null };
export type WaitlistTerms = { waitlistHours: number; firstRefusals: number; pauseDays: number };

/**
 * The times at which each in the line alone might hold a flat, one after the other from each instant at which it was freed; nothing has
 * to be moved up, the answer follows from the instants alone. Whoever leaves passes the rest of his turn on, the next deal ends the
 * turns. Nobody has two turns within a pause, by whatever account, and the flat gives no more than so many within one: after them it is
 * free for all. `line` and `freeings` are in the order of time; the turns of the last freeing are those that are still to come too.
 */
export function turnsFrom<Actor extends Waiter>(
  freeings: readonly Freeing[],
  waitlist: readonly Actor[],
  terms: WaitlistTerms,
): Turn<Actor>[][] {
  const pauseMs = terms.pauseDays * 24 * hour;
  const given: Turn<Actor>[] = [];
  return freeings.map(({ at }, n) => {
    if (at === null) return [];
    const takenAt = freeings[n + 1]?.madeAt.getTime() ?? Number.POSITIVE_INFINITY;
    const turns: Turn<Actor>[] = [];
    let from = at.getTime();
    for (const waiter of waitlist.filter(({ leftAt }) => leftAt === null || leftAt > at)) {
      const recent = given.filter((turn) => turn.from.getTime() > from - pauseMs);
      // Whoever came later found a flat that was free for all.
      if (waiter.askedAt.getTime() > from || from >= takenAt || recent.length >= terms.firstRefusals) break;
      if (recent.some((turn) => isSame(turn.waiter, waiter))) continue;
      const full = from + terms.waitlistHours * hour;
      const until = waiter.leftAt ? Math.min(Math.max(waiter.leftAt.getTime(), from), full) : full;
      if (until === from) continue;
      const turn = { waiter, from: new Date(from), until: new Date(until) };
      turns.push(turn);
      given.push(turn);
      from = until;
    }
    return turns;
  });
}

/** Another account of the same phone is the same. */
const isSame = (one: Waiter, other: Waiter): boolean => one.clientId === other.clientId || (one.phone !== '' && one.phone === other.phone);

/** Whose turn it is; null before the first and after the last, when the flat is free for all. */
export const turnAt = <Actor extends Waiter>(turns: readonly Turn<Actor>[], now: Date): Turn<Actor> | null =>
  turns.find(({ from, until }) => from <= now && now < until) ?? null;

/** Counted from 1; null when he does not wait. `turn` while he alone may hold the flat. */
export type WaitlistPlace = { place: number | null; turn: { from: Date; until: Date } | null };

type Waitlist = { members: readonly Waiter[]; turns: readonly Turn[] };
type Asker = { clientId: string; isFree: boolean; now: Date };

/** Where a client stands, behind him those whose turn has passed, and whose turn it is; nobody's while somebody has the flat. */
export function placeIn({ members, turns }: Waitlist, { clientId, isFree, now }: Asker): WaitlistPlace & { isTurnOf: string | null } {
  const hasPassed = ({ id }: Waiter) => turns.some(({ waiter, until }) => waiter.id === id && until <= now);
  const waiting = members.filter(({ leftAt }) => leftAt === null);
  const inOrder = [...waiting.filter((one) => !hasPassed(one)), ...waiting.filter(hasPassed)];
  const at = inOrder.findIndex((one) => one.clientId === clientId);
  const turn = isFree ? turnAt(turns, now) : null;
  const isTurnOf = turn?.waiter.clientId ?? null;
  return {
    place: at < 0 ? null : at + 1,
    turn: turn && isTurnOf === clientId ? { from: turn.from, until: turn.until } : null,
    isTurnOf,
  };
}

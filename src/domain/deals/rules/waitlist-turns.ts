import { dayMs, hourMs } from '../../../base/durations.ts';

/** `phone` is empty once it is deleted. */
export type Waiter = { id: string; clientId: string; phone: string; askedAt: Date; leftAt: Date | null };
export type Turn<Entry extends Waiter = Waiter> = { waiter: Entry; from: Date; until: Date };
/** When a deal began, and when its end freed the flat to its waitlist; null while it has the flat. */
export type Freeing = { madeAt: Date; at: Date | null };
export type WaitlistTerms = { waitlistHours: number; firstRefusals: number; pauseDays: number };

/**
 * The turns in which one client of the waitlist alone may hold the flat, one after the other from each instant at which it was freed;
 * nothing is moved up, the result follows from the instants alone. A client who leaves passes the rest of a turn on, the next deal ends the
 * turns. No client has two turns within a pause, by whatever account, and the flat gives no more than so many within one: after them it is
 * free for all. `line` and `freeings` are in the order of time; the turns of the last freeing include those to come.
 */
export function turnsFrom<Entry extends Waiter>(
  freeings: readonly Freeing[],
  waitlist: readonly Entry[],
  terms: WaitlistTerms,
): Turn<Entry>[][] {
  const pauseMs = terms.pauseDays * dayMs;
  const given: Turn<Entry>[] = [];
  return freeings.map(({ at }, n) => {
    if (at === null) return [];
    const takenAt = freeings[n + 1]?.madeAt.getTime() ?? Number.POSITIVE_INFINITY;
    const turns: Turn<Entry>[] = [];
    let from = at.getTime();
    for (const waiter of waitlist.filter(({ leftAt }) => leftAt === null || leftAt > at)) {
      const recent = given.filter((turn) => turn.from.getTime() > from - pauseMs);
      // A client who joined later found a flat that was free for all.
      if (waiter.askedAt.getTime() > from || from >= takenAt || recent.length >= terms.firstRefusals) break;
      if (recent.some((turn) => isSame(turn.waiter, waiter))) continue;
      const full = from + terms.waitlistHours * hourMs;
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

/** Another account of the same phone counts as the same client. */
const isSame = (one: Waiter, other: Waiter): boolean => one.clientId === other.clientId || (one.phone !== '' && one.phone === other.phone);

/** Whose turn it is; null before the first and after the last, when the flat is free for all. */
export const turnAt = <Entry extends Waiter>(turns: readonly Turn<Entry>[], now: Date): Turn<Entry> | null =>
  turns.find(({ from, until }) => from <= now && now < until) ?? null;

/** Counted from 1; null for a client who is not on it. `turn` while the client alone may hold the flat. */
export type WaitlistPlace = { place: number | null; turn: { from: Date; until: Date } | null };

type Waitlist = { members: readonly Waiter[]; turns: readonly Turn[] };
type Asker = { clientId: string; isFree: boolean; now: Date };

/** A client's place, with those whose turn has passed at the end, and whose turn it is; none while a deal has the flat. */
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

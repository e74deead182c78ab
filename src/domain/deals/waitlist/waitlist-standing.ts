import { turnAt } from '../rules/waitlist-turns.ts';
import type { Waitlist, WaitlistEntry } from './waitlist.store.ts';

type Facts = { waitlist: Waitlist; now: Date; isFree: boolean };

/** Those who wait, in the order of their places; those whose turn has passed come last. */
export function orderOf({ members, turns }: Waitlist, now: Date): WaitlistEntry[] {
  const hasPassed = ({ id }: WaitlistEntry) => turns.some(({ waiter, until }) => waiter.id === id && until <= now);
  const waiting = members.filter(({ leftAt }) => leftAt === null);
  return [...waiting.filter((one) => !hasPassed(one)), ...waiting.filter(hasPassed)];
}

/**
 * What a person has seen of a waitlist: how many acts of staff, and whose turn it is. A command on a waitlist that has gone on since is
 * refused, so that two people never pass two places for one.
 */
export function versionOf(acts: number, { waitlist, now, isFree }: Facts): string {
  const turn = isFree ? turnAt(waitlist.turns, now) : null;
  return `${acts}.${turn?.waiter.id ?? 'none'}`;
}

/** Whether a place may be passed: one with the turn, or one behind which another waits for a turn. */
export function mayPass(entryId: string, { waitlist, now, isFree }: Facts): boolean {
  if (isFree && turnAt(waitlist.turns, now)?.waiter.id === entryId) return true;
  const before = orderOf(waitlist, now).filter(({ id }) => !waitlist.turns.some(({ waiter, until }) => waiter.id === id && until <= now));
  const at = before.findIndex(({ id }) => id === entryId);
  return at >= 0 && at < before.length - 1;
}

import { type Result, refuse } from '../../../base/result.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import type { Author } from '../../../platform/audit/audit.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import type { LiveDeal } from '../deal.store.ts';
import type { ChangedMeanwhile, DealsContext, Transaction, UnknownApartment } from '../deals-context.ts';
import type { FlatTransaction, FlatTransactions } from '../flat-transaction.ts';
import { readWaitlist, type Waitlist, type WaitlistEntry } from './waitlist.store.ts';
import type { SkipReason, WaitlistAct } from './waitlist-acts.ts';
import { noteWaitlistEvent, readWaitlistEvents } from './waitlist-event.store.ts';
import { versionOf } from './waitlist-standing.ts';

/** `version` is the one that the person has seen. */
export type WaitlistCommand = { scope: Scope; by: Author; apartmentId: number; version: string };
export type OnPlace = WaitlistCommand & { entryId: string };
export type Led<More extends { kind: string } = never> = Promise<Result<object, UnknownApartment | ChangedMeanwhile | More>>;
export type Seen = { unit: FlatTransaction; live: LiveDeal | null; waitlist: Waitlist; isFree: boolean };

export const changed = () => refuse({ kind: 'changed-meanwhile' } satisfies ChangedMeanwhile);

/** The place of the waitlist, while its client waits. */
export const entryIn = ({ members }: Waitlist, id: string): WaitlistEntry | undefined =>
  members.find((entry) => entry.id === id && entry.leftAt === null);

/** The common part of commands of staff on the waitlist of a flat: each locks the flat and leaves a row of its history. */
export function makeWaitlistCommands({ catalogue, terms }: Pick<DealsContext, 'catalogue' | 'terms'>, { withFlat }: FlatTransactions) {
  /** Refuses a flat outside of the scope, and a waitlist that has gone on since the person saw it. */
  async function onWaitlist<More extends { kind: string } = never>(
    trx: Transaction,
    { scope, apartmentId, version }: WaitlistCommand,
    work: (seen: Seen) => Promise<Result<object, ChangedMeanwhile | More>>,
  ): Led<More> {
    const projectId = catalogue.findFlatById(apartmentId)?.project.externalId;
    if (projectId === undefined || !isWithin(scope, { projectId, ownerId: null })) return refuse({ kind: 'unknown-apartment' });
    const answer = await withFlat(trx, apartmentId, async (unit, live): Promise<Result<object, ChangedMeanwhile | More>> => {
      const waitlist = await readWaitlist(trx, apartmentId, { now: unit.now, terms });
      const acts = await readWaitlistEvents(trx, apartmentId);
      const seen = { unit, live, waitlist, isFree: live === null };
      return versionOf(acts.length, { ...seen, now: unit.now }) === version ? work(seen) : changed();
    });
    return answer ?? refuse({ kind: 'unknown-apartment' });
  }

  const note = (
    { trx, now }: FlatTransaction,
    { apartmentId, by }: WaitlistCommand,
    act: { kind: WaitlistAct; placeId?: string; reason?: SkipReason; note?: string },
  ): Promise<void> => noteWaitlistEvent(trx, { apartmentId, at: now, by, ...act });

  return { onWaitlist, note };
}
export type WaitlistCommands = ReturnType<typeof makeWaitlistCommands>;

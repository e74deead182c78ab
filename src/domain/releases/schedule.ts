import { dayMs } from '../../base/durations.ts';
import type { Localized } from '../../base/locale.ts';
import { ok, type Result, refuse } from '../../base/result.ts';
import { releaseLimits } from '../../contract/office/releases/releases.ts';
import { announceChange } from '../../platform/database/database.ts';
import { priceRefusal } from './offer-prices.ts';
import type { makePublishing } from './publish.ts';
import { lockFor, lockRelease, readRelease, updateRelease } from './release.store.ts';
import {
  type NotPublishable,
  type OffersChangePrices,
  type Publishing,
  type ReleaseMoved,
  type ReleasesContext,
  type ReleasesTransaction,
  releasesTopic,
  tablesOf,
  type UnknownRelease,
} from './releases-context.ts';

export type BadInstant = { kind: 'bad-instant' };
/** Another scheduled release has a price or a status for a flat of this one. */
type FlatsPlanned = { kind: 'flats-planned'; flat: string; project: Localized; release: string };
/** A release that was due: when, and what came of it. */
export type Due = { number: number; dueAt: Date; publishedAt: Date | null; heldBack: 'conflicts' | 'faults' | null };

type Notify = (transaction: ReleasesTransaction, due: Due) => Promise<void>;

/** Publishes releases at their instants. */
export function makeSchedule(
  { db, clock, flats }: Pick<ReleasesContext, 'db' | 'clock' | 'flats'>,
  { publishable, reasonOf, writeRelease }: Pick<ReturnType<typeof makePublishing>, 'publishable' | 'reasonOf' | 'writeRelease'>,
) {
  /** Refuses what could not be published now, and an instant that is past or more than a year ahead. */
  async function schedule(
    transaction: ReleasesTransaction,
    { at, ...seen }: Publishing & { at: Date },
  ): Promise<Result<object, BadInstant | FlatsPlanned | UnknownRelease | ReleaseMoved | NotPublishable>> {
    const ahead = at.getTime() - clock().getTime();
    if (!(ahead > 0 && ahead <= releaseLimits.latestDays * dayMs)) return refuse({ kind: 'bad-instant' });
    const locked = await lockFor(tablesOf(transaction), 'schedule', seen);
    if (!locked.ok) return locked;
    const found = await publishable(transaction, seen);
    if (!found.ok) return found;
    // One schedule at a time: what comes to the same flat is compared under its lock.
    await announceChange(transaction, releasesTopic);
    const planned = await flats.schedule(transaction, { release: seen.number, at });
    if (planned === 'ended') return refuse({ kind: 'bad-instant' });
    if (planned !== 'done') {
      const other = await readRelease(tablesOf(transaction), planned.release);
      return refuse({ kind: 'flats-planned', ...planned, release: other?.name ?? '' });
    }
    await updateRelease(tablesOf(transaction), seen.number, { state: 'scheduled', publish_at: at, heldBack: null });
    return ok({});
  }

  async function unschedule(
    transaction: ReleasesTransaction,
    seen: Publishing,
  ): Promise<Result<object, UnknownRelease | ReleaseMoved | { kind: 'not-allowed' } | OffersChangePrices>> {
    const locked = await lockFor(tablesOf(transaction), 'unschedule', seen);
    if (!locked.ok) return locked;
    const reason = seen.mayPrice ? null : await reasonOf(transaction, seen.number);
    if (reason) return priceRefusal(reason);
    await updateRelease(tablesOf(transaction), seen.number, { state: 'draft', publish_at: null });
    await flats.schedule(transaction, { release: seen.number, at: null });
    await announceChange(transaction, releasesTopic);
    return ok({});
  }

  /** Publishes every release whose instant has come, each in a transaction of its own, which ends with `notify`: once, also when several processes look. */
  async function publishDue(isStopped: () => boolean, notify: Notify = async () => {}): Promise<Due[]> {
    const done: Due[] = [];
    const due = await db
      .selectFrom('release')
      .select('number')
      .where('state', '=', 'scheduled')
      .where('publish_at', '<=', clock())
      .orderBy('publish_at')
      .orderBy('number')
      .execute();
    for (const { number } of due) {
      if (isStopped()) break;
      const one = await db.transaction().execute(async (transaction) => {
        const due = await publishOne(transaction, number);
        if (due) await notify(transaction, due);
        return due;
      });
      if (one) done.push(one);
    }
    return done;
  }

  async function publishOne(transaction: ReleasesTransaction, number: number): Promise<Due | null> {
    const tables = tablesOf(transaction);
    const release = await lockRelease(tables, number);
    // Another process was first, or a person has taken it from the schedule.
    if (release?.state !== 'scheduled' || !release.publishAt || release.publishAt > clock()) return null;
    const written = await writeRelease(transaction, { number, mayPrice: true });
    const dueAt = release.publishAt;
    if (written.ok) return { number, dueAt, publishedAt: clock(), heldBack: null };
    const heldBack = written.refusal.kind === 'release-conflicts' ? 'conflicts' : 'faults';
    await updateRelease(tables, number, { state: 'draft', publish_at: null, heldBack: { why: heldBack, at: clock() } });
    await flats.schedule(transaction, { release: number, at: null });
    await announceChange(transaction, releasesTopic);
    return { number, dueAt, publishedAt: null, heldBack };
  }

  /** The next instant at which a release is due. */
  async function nextDue(): Promise<Date | null> {
    const next = await db
      .selectFrom('release')
      .select('publish_at')
      .where('state', '=', 'scheduled')
      .orderBy('publish_at')
      .limit(1)
      .executeTakeFirst();
    return next?.publish_at ?? null;
  }

  return { schedule, unschedule, publishDue, nextDue };
}

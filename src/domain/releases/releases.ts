import { ok, type Result } from '../../base/result.ts';
import { announceChange } from '../../platform/database/database.ts';
import { makeFlatChanges } from './flat-changes.ts';
import { makeLaidReleases } from './laid-releases.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { pricesOfRelease } from './offer-faults.ts';
import { priceReasonOf } from './offer-prices.ts';
import { makePublishing, undoing } from './publish.ts';
import { lockFor, readDrafts, readOpenDrafts, readRelease, readReleases, updateRelease } from './release.store.ts';
import {
  type ReleaseMoved,
  type ReleasesContext,
  type ReleasesTransaction,
  releasesTopic,
  type Seen,
  tablesOf,
  type UnknownRelease,
} from './releases-context.ts';
import { makeDrafts } from './row-drafts.ts';
import { makeSchedule } from './schedule.ts';

export { allowedSteps, type Compared, type Release, releasesTopic } from './releases-context.ts';
export type { Due } from './schedule.ts';

/**
 * What changes on the site together. A release has drafts of rows of the contents, which stand apart from the site until it is published;
 * then they all come at once, and can be taken back at once. Fields that were changed on the site since are merged where nothing of the
 * release touches them, and are a conflict otherwise.
 */
export function makeReleases(context: ReleasesContext) {
  const { db, clock, content, flats, compared } = context;
  const publishing = makePublishing(context);
  const { publish, undo } = publishing;

  async function makeRelease(transaction: ReleasesTransaction, { name, by }: { name: string; by: string }) {
    const made = await tablesOf(transaction)
      .insertInto('release')
      .values({
        name,
        made_by: by,
        made_at: clock(),
        publish_at: null,
        published_at: null,
        undone_at: null,
        held_back: null,
        held_back_at: null,
      })
      .returning('number')
      .executeTakeFirstOrThrow();
    await announceChange(transaction, releasesTopic);
    return ok(made);
  }

  async function renameRelease(
    transaction: ReleasesTransaction,
    { name, ...seen }: Seen & { name: string },
  ): Promise<Result<object, UnknownRelease | ReleaseMoved>> {
    const locked = await lockFor(tablesOf(transaction), 'edit', seen);
    if (!locked.ok) return locked;
    await updateRelease(tablesOf(transaction), seen.number, { name });
    await announceChange(transaction, releasesTopic);
    return ok({});
  }

  /** Deletes a release that was never published, with its drafts. */
  async function discardRelease(transaction: ReleasesTransaction, seen: Seen): Promise<Result<object, UnknownRelease | ReleaseMoved>> {
    const locked = await lockFor(tablesOf(transaction), 'discard', seen);
    if (!locked.ok) return locked;
    await tablesOf(transaction).deleteFrom('release').where('number', '=', seen.number).execute();
    await announceChange(transaction, releasesTopic);
    return ok({});
  }

  return {
    releases: () => readReleases(db),
    /** Without its drafts; null for an unknown number. */
    releaseOf: (number: number, within: ReleasesTransaction = db) => readRelease(tablesOf(within), number),
    /** Those that could not be published at their instant and wait for a person. */
    heldBack: async () => (await readReleases(db)).filter(({ heldBack }) => heldBack !== null),
    pricesOf: (number: number) => flats.prices({ release: number }),
    statusesOf: (number: number) => flats.statuses({ release: number }),
    flatCounts: flats.counts,
    ...makeFlatChanges(context, { makeRelease }),
    openDrafts: () => readOpenDrafts(db),
    /**
     * A release with its drafts, what they make of the contents in memory, and why its next steps take the right to prices; null for an
     * unknown number.
     */
    async findRelease(number: number, within: ReleasesTransaction = db) {
      const release = await readRelease(tablesOf(within), number);
      if (!release) return null;
      const drafts = await readDrafts(tablesOf(within), number);
      const prices = await pricesOfRelease(drafts, { flats, release: number, within });
      const live = content.rows();
      const merged = mergeDrafts(drafts, { live, compared, prices });
      const changes = release.state === 'published' ? undoing(drafts, live) : { back: drafts, laid: merged };
      const ofFlats = await flats.count(within, { release: number });
      const priceReason = priceReasonOf({ flats: ofFlats, changed: changes.back, before: live, after: changes.laid.rows });
      return { release, drafts, merged, priceReason };
    },
    makeRelease,
    renameRelease,
    discardRelease,
    publish,
    undo,
    ...makeLaidReleases(context),
    ...makeDrafts(context),
    ...makeSchedule(context, publishing),
  };
}
export type Releases = ReturnType<typeof makeReleases>;

import { ok, type Result, refuse } from '../../base/result.ts';
import type { PriceRule } from '../../contract/office/prices/price-rule.ts';
import { announceChange } from '../../platform/database/database.ts';
import type { Planned } from '../catalogue/catalogue.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { makePublishing } from './publish.ts';
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

export { allowedSteps, type Release, releasesTopic } from './releases-context.ts';
export type { Due } from './schedule.ts';

/** `until` is when the flats get the prices of their source back; without it the new ones stay. */
type BadEnd = { kind: 'bad-end' };
type Pricing<Rule> = { apartments: number[]; rule: Rule; until?: Date | null };

/**
 * What changes on the site together. A release has drafts of rows of the contents, which stand apart from the site until it is published;
 * then they all come at once, and can be taken back at once. Fields that were changed on the site since are merged where nothing of the
 * release touches them, and are a conflict otherwise.
 */
export function makeReleases(context: ReleasesContext) {
  const { db, clock, content, prices } = context;
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

  /** Gives flats other prices by a rule, or, without one, takes them out of the release. */
  async function changePrices(
    transaction: ReleasesTransaction,
    { apartments, rule, until = null, ...seen }: Seen & Pricing<PriceRule | null>,
  ): Promise<Result<Planned, UnknownRelease | ReleaseMoved | BadEnd>> {
    if (until && until <= clock()) return refuse({ kind: 'bad-end' });
    const locked = await lockFor(tablesOf(transaction), 'edit', seen);
    if (!locked.ok) return locked;
    const asked = { release: seen.number, apartments };
    const planned = rule ? await prices.plan(transaction, { ...asked, rule, until }) : { planned: 0, same: 0, unfit: 0 };
    if (!rule) await prices.drop(transaction, asked);
    await updateRelease(tablesOf(transaction), seen.number);
    await announceChange(transaction, releasesTopic);
    return ok(planned);
  }

  /** Begins a release with new prices; refuses a rule that changes none. */
  async function makePriceRelease(
    transaction: ReleasesTransaction,
    { name, by, until = null, ...asked }: { name: string; by: string } & Pricing<PriceRule>,
  ): Promise<Result<Planned & Seen, { kind: 'no-new-prices' } | BadEnd>> {
    if (until && until <= clock()) return refuse({ kind: 'bad-end' });
    if ((await prices.tryRule(transaction, asked)).planned === 0) return refuse({ kind: 'no-new-prices' });
    const { number } = (await makeRelease(transaction, { name, by })).value;
    const planned = await prices.plan(transaction, { release: number, until, ...asked });
    return ok({ number, version: 1, ...planned });
  }

  return {
    releases: () => readReleases(db),
    /** Those that could not be published at their instant and wait for a person. */
    heldBack: async () => (await readReleases(db)).filter(({ heldBack }) => heldBack !== null),
    pricesOf: (number: number) => prices.read({ release: number }),
    pricedCounts: prices.counts,
    ...{ changePrices, makePriceRelease },
    openDrafts: () => readOpenDrafts(db),
    /** A release with its drafts, and what they make of the contents in memory; null for an unknown number. */
    async findRelease(number: number) {
      const release = await readRelease(db, number);
      if (!release) return null;
      const drafts = await readDrafts(db, number);
      return { release, drafts, merged: mergeDrafts(drafts, content.rows()) };
    },
    ...{ makeRelease, renameRelease, discardRelease, publish, undo },
    ...makeDrafts(context),
    ...makeSchedule(context, publishing),
  };
}
export type Releases = ReturnType<typeof makeReleases>;

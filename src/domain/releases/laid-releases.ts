import type { PlannedChanges } from '../catalogue/catalogue.ts';
import type { Rows } from '../content/content.ts';
import { type MergedDrafts, mergeDrafts } from './merge-drafts.ts';
import { pricesOfRelease } from './offer-faults.ts';
import { readDrafts, readRelease, readScheduled } from './release.store.ts';
import type { Release, ReleasesContext } from './releases-context.ts';

type Context = Pick<ReleasesContext, 'db' | 'clock' | 'content' | 'flats' | 'compared'>;
/** A release among those that are scheduled until an instant, in the order in which they come to the site. */
type Order = { release: Release; order: Release[] };
export type LaidReleases = {
  release: Release;
  /** Those that lie under it and over it, and those that will be held back, because they conflict with what comes before them. */
  under: Release[];
  over: Release[];
  heldBack: Release[];
  /** The release changes fields that one under it changes, too. */
  conflicts: MergedDrafts['conflicts'];
  /** With everything, and with what lies under the release alone. */
  contents: MergedDrafts['contents'];
  contentsUnder: MergedDrafts['contents'];
  /** The states of flats then, where they are others than now: with everything, and with what lies under the release alone. */
  flats: PlannedChanges;
  flatsUnder: PlannedChanges;
};

const none: PlannedChanges = new Map();

/** By their instants, and of one instant by their numbers, as they publish themselves. A release without an instant comes last. */
function comesBefore(one: Release, other: Release): boolean {
  const [at, then] = [one, other].map(({ state, publishAt, publishedAt }) => (state === 'undone' ? null : (publishAt ?? publishedAt)));
  if (!at || !then) return !then;
  return at < then || (at.getTime() === then.getTime() && one.number < other.number);
}

/** The site at an instant with a release, and with all that are scheduled until then. */
export function makeLaidReleases({ db, clock, content, flats, compared }: Context) {
  /** Null for an unknown number. */
  async function orderAt(number: number, at: Date): Promise<Order | null> {
    const release = await readRelease(db, number);
    if (!release) return null;
    const others = (await readScheduled(db, at)).filter((one) => one.number !== number);
    const isUnder = (one: Release) => comesBefore(one, release);
    return { release, order: [...others.filter(isUnder), release, ...others.filter((one) => !isUnder(one))] };
  }

  /**
   * The site as it would be: each release laid over those before it. One that could not be published on top of them is left out; the release
   * that is asked about is laid whatever its conflicts, and its fields win.
   */
  async function laidAt(number: number, at: Date): Promise<LaidReleases | null> {
    const found = await orderAt(number, at);
    if (!found) return null;
    const { release, order } = found;
    const [laid, heldBack]: [Release[], Release[]] = [[], []];
    let rows: Rows = content.rows();
    let [own, last, below]: (MergedDrafts | null)[] = [null, null, null];
    for (const one of order) {
      const drafts = await readDrafts(db, one.number);
      if (drafts.length > 0 || one === release) {
        const prices = await pricesOfRelease(drafts, { flats, release: one.number, within: db });
        const merged = mergeDrafts(drafts, { live: rows, compared, prices });
        if (one === release) [own, below] = [merged, last];
        else if (merged.conflicts.length + merged.faults.length > 0) {
          heldBack.push(one);
          continue;
        }
        ({ rows } = merged);
        last = merged;
      }
      laid.push(one);
    }
    if (!own || !last) throw new Error('a release is laid over the site in any case');
    const [under, over] = [laid.slice(0, laid.indexOf(release)), laid.slice(laid.indexOf(release) + 1)];
    const changesAt = (releases: readonly Release[]) =>
      flats.changesAt({ releases: releases.map((one) => ({ release: one.number, at: one.publishAt ?? clock() })), at });
    return {
      release,
      under,
      over,
      heldBack,
      conflicts: under.length > 0 ? own.conflicts : [],
      contents: last.contents,
      contentsUnder: (below ?? mergeDrafts([], { live: content.rows(), compared })).contents,
      flats: await changesAt(laid),
      flatsUnder: under.length > 0 ? await changesAt(under) : none,
    };
  }

  return { orderAt, laidAt };
}

import type { Clock } from '../../base/clock.ts';
import type { Money, Rate } from '../../base/money.ts';
import type { PlannableStatus } from '../../contract/office/prices/prices.ts';
import type { MonthlyPlans } from '../money/money.ts';
import { type ProjectSummary, summarize } from './project-summary.ts';
import { makeSnapshotBuilder, type SnapshotBuilder } from './search/build-snapshot.ts';
import { inSlices } from './search/in-slices.ts';
import { type CatalogueContents, layContents } from './search/lay-contents.ts';
import { type ChangedFlat, patchSnapshot, positionOf } from './search/patch-snapshot.ts';
import { makeSearch, type Search } from './search/search.ts';
import {
  type Buyable,
  buyableAt,
  makeSearchIndex,
  noMonthlyPlans,
  noOffers,
  type OfferPrices,
  type SearchIndex,
} from './search/search-index.ts';
import { currencyOf, statuses } from './search/snapshot.ts';

/** The catalogue at one moment: all that follows from the rows, the rate and which holds have ended. */
export type CatalogueSnapshot = {
  version: number;
  index: SearchIndex;
  buyable: Buyable;
  search: Search;
  summaries: () => ProjectSummary[];
};

/** Other prices and statuses of flats, by their ids. */
export type PlannedChanges = ReadonlyMap<number, { price?: Money; status?: PlannableStatus }>;

/** Reads all rows of one moment into the builder that `begin` gives. */
export type ReadRows = (begin: typeof makeSnapshotBuilder) => Promise<SnapshotBuilder>;

/** The flats that changed after the change numbered `seen`; null when these are not known any more. */
export type ReadChangedFlats = (seen: number) => Promise<{ changes: ChangedFlat[]; seen: number } | null>;

/** The positions of flats in the present snapshot whose availability changed; null when prices or many flats did, or all were read anew. */
type OnChange = (catalogueSnapshot: SearchIndex, changed: number[] | null) => void;

type Context = {
  clock: Clock;
  currentRate: () => { rate: Rate } | null;
  monthlyPlans?: (() => MonthlyPlans) | undefined;
  offers?: (() => OfferPrices) | undefined;
  /** The same object as long as they are the same. */
  contents: () => CatalogueContents;
  read: ReadRows;
  readChangedFlats: ReadChangedFlats;
  onChange: OnChange;
};

/** Watchers are notified of more changed flats at once as of a reload. */
const mostNotified = 200;

/** Search and summaries over an index while the same flats are buyable; the summaries are computed when they are first asked for. */
function composeSnapshot(index: SearchIndex, buyable: Buyable, version: number): CatalogueSnapshot {
  let summaries: ProjectSummary[] | null = null;
  return {
    version,
    index,
    buyable,
    search: makeSearch(index, buyable),
    summaries: () => {
      summaries ??= summarize(index, buyable);
      return summaries;
    },
  };
}

/** Calls that come while the work runs share its next run, which sees all changes before them. */
function sharingNextRun(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  return function run(): Promise<void> {
    if (!running) {
      running = work().finally(() => {
        running = null;
      });
      return running;
    }
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = null;
        return run();
      });
    return next;
  };
}

const pricingOf = ({ currentRate, monthlyPlans = () => noMonthlyPlans, offers = () => noOffers }: Context) => ({
  rate: currentRate()?.rate ?? null,
  plans: monthlyPlans(),
  offers: offers(),
});
const isPricedBy = (index: SearchIndex, { rate, plans, offers }: ReturnType<typeof pricingOf>): boolean =>
  index.rate?.tenThousandths === rate?.tenThousandths && index.monthly.madeFrom === plans && index.offers.rule === offers.rule;

/**
 * Holds the present snapshot of the catalogue. Its replacement is built beside it in short slices, between which the present one goes on
 * answering, and takes its place as a whole.
 */
export function holdSnapshot(context: Context) {
  const { clock, contents, read, readChangedFlats, onChange } = context;
  let index: SearchIndex | null = null;
  let catalogueSnapshot: CatalogueSnapshot | null = null;
  let laid: CatalogueContents | null = null;
  let version = 0;
  let pricing: Promise<void> | null = null;
  let patching: Promise<void> = Promise.resolve();
  let fault: unknown = null;

  const pricingNow = () => pricingOf(context);
  const isPricedAsNow = (index: SearchIndex) => isPricedBy(index, pricingNow());

  function replace(made: SearchIndex): void {
    index = made;
    catalogueSnapshot = null;
    fault = null;
  }

  async function readAnew(): Promise<void> {
    const builder = await read(makeSnapshotBuilder);
    const snapshot = await inSlices(builder.snapshot());
    const made = await inSlices(makeSearchIndex(snapshot, pricingNow()));
    replace(made);
    onChange(made, null);
    // Patches applied to the old snapshot during this read may be missing here.
    await followChanges();
  }

  async function patch(): Promise<void> {
    for (;;) {
      const base = index;
      if (!base) return;
      const found = await readChangedFlats(base.snapshot.seen);
      if (index !== base) continue;
      if (!found) return void reload().catch(noteFault);
      if (found.seen === base.snapshot.seen) return;
      const { snapshot, changed, hasNewPrices } = patchSnapshot(base.snapshot, found.changes, found.seen);
      const made = hasNewPrices ? await inSlices(makeSearchIndex(snapshot, pricingNow())) : { ...base, snapshot };
      if (index !== base) continue;
      replace(made);
      onChange(made, hasNewPrices || changed.length > mostNotified ? null : changed);
      return;
    }
  }

  /** Takes over the flats that changed since the last read, without reading the others. */
  function followChanges(): Promise<void> {
    patching = patching.then(patch, patch);
    return patching;
  }

  function noteFault(error: unknown): void {
    fault = error;
  }

  /** Reads the whole catalogue anew. */
  const reload = sharingNextRun(readAnew);

  async function price(): Promise<void> {
    while (index && !isPricedAsNow(index)) {
      const { snapshot } = index;
      const made = await inSlices(makeSearchIndex(snapshot, pricingNow()));
      // A reload or a patch that came first may have newer prices; on newer availabilities no price depends.
      if (index.snapshot.flats.priceMinor === snapshot.flats.priceMinor) replace({ ...made, snapshot: index.snapshot });
    }
  }

  /** Prices everything at the rate, under the offers and by the usual plans that hold now, without reading anything. */
  function followRate(): Promise<void> {
    pricing ??= price().finally(() => {
      pricing = null;
    });
    return pricing;
  }

  /** Throws before the first reload. A rate, a plan or an offer that changed by itself, at its hour, is followed on the next request. */
  function current(): CatalogueSnapshot {
    if (fault) throw fault;
    if (!index) throw new Error('the catalogue was asked before it was first loaded');
    if (!isPricedAsNow(index)) followRate().catch(noteFault);
    const now = clock().getTime();
    const known = laid === contents() ? catalogueSnapshot : null;
    if (known && now >= known.buyable.from && now < known.buyable.until) return known;
    laid = contents();
    catalogueSnapshot = composeSnapshot(layContents(index, laid), buyableAt(index, now), ++version);
    return catalogueSnapshot;
  }

  return { reload, followRate, followChanges, current };
}

/** A snapshot with these contents and no others. */
export const withContents = ({ index, buyable, version }: CatalogueSnapshot, contents: CatalogueContents): CatalogueSnapshot =>
  composeSnapshot(layContents(index, contents), buyable, version);

/** A snapshot with other prices and statuses of some flats; both prices of all follow from its rate. */
export async function withPlanned(
  known: CatalogueSnapshot,
  planned: PlannedChanges,
  { now, offers = known.index.offers }: { now: number; offers?: OfferPrices | undefined },
): Promise<CatalogueSnapshot> {
  const { index: base, version } = known;
  if (planned.size === 0 && offers.rule === base.offers.rule) return known;
  const { flats } = base.snapshot;
  const changes = [...planned].flatMap(([id, { price, status }]): ChangedFlat[] => {
    const at = positionOf(base.snapshot, id);
    if (at < 0) return [];
    const [known = 'sold', ends] = [statuses[flats.status[at] as number], flats.expiresAt[at] as number];
    return [
      [
        id,
        status ?? known,
        status === undefined && Number.isFinite(ends) ? ends : null,
        flats.listed[at] === 1,
        price?.minor ?? (flats.priceMinor[at] as number),
        price?.currency ?? currencyOf(flats, at),
      ],
    ];
  });
  const { snapshot } = patchSnapshot(base.snapshot, changes, base.snapshot.seen);
  const made = await inSlices(makeSearchIndex(snapshot, { rate: base.rate, plans: base.monthly.madeFrom, offers }));
  return composeSnapshot({ ...made, places: base.places }, buyableAt(made, now), version);
}

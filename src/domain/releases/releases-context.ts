import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Localized } from '../../base/locale.ts';
import type { Money } from '../../base/money.ts';
import type { ReleaseState, ReleaseStep } from '../../contract/office/releases/releases.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import type { PlannedFlats } from '../catalogue/catalogue.ts';
import type { ContentModule, OfferEffect } from '../content/content.ts';
import type { ReleasesTables } from './releases.tables.ts';

export type ReleasesContext = {
  db: Kysely<ReleasesTables>;
  clock: Clock;
  content: Pick<ContentModule, 'rows' | 'lockedRows' | 'writeChanges'>;
  flats: PlannedFlats;
  /** What drafts are compared with in the catalogue; nothing without it. */
  compared?: Compared;
};

/** `areasOfLayout` are in hundredths of m², null where there is no such layout; `flatsOverHalf` those of whose price an offer would take too much. */
export type Compared = {
  areasOfLayout: (externalId: string) => readonly number[] | null;
  flatsOverHalf: (terms: OfferTerms, prices: ReadonlyMap<number, Money>) => readonly { number: string; project: Localized }[];
};
export type OfferTerms = { projects: string[]; rooms: number[]; effect: OfferEffect };

/** The caller's transaction; the module narrows it to its own tables. */
export type ReleasesTransaction = OpenKysely;
export const tablesOf = (transaction: ReleasesTransaction): Kysely<ReleasesTables> => transaction;

/** Announced with every change of a release. */
export const releasesTopic = 'releases';

export type Release = {
  number: number;
  name: string;
  state: ReleaseState;
  publishAt: Date | null;
  publishedAt: Date | null;
  undoneAt: Date | null;
  heldBack: 'conflicts' | 'faults' | null;
  heldBackAt: Date | null;
  madeBy: string;
  madeAt: Date;
  version: number;
  /** How many rows it changes. */
  drafts: number;
};

/** `version` is the one that the person has seen. */
export type Seen = { number: number; version: number };
/** `mayPrice`: the person may change prices and what is for sale, too. */
export type Publishing = Seen & { mayPrice: boolean };

export type UnknownRelease = { kind: 'unknown-release' };
/** Another state or version than the person has seen. */
export type ReleaseMoved = { kind: 'release-moved' };
/** Its offers change what booking costs, and the person may not change prices. */
export type OffersChangePrices = { kind: 'offers-change-prices' };
/** Something of it cannot be published, or it changes flats and the person may not do that. */
export type NotPublishable =
  | { kind: 'release-empty' }
  | { kind: 'not-allowed' }
  | OffersChangePrices
  | { kind: 'release-conflicts' }
  | { kind: 'release-faults' };

/** The steps that each state allows. */
const stepsOf: Record<ReleaseState, readonly ReleaseStep[]> = {
  draft: ['edit', 'schedule', 'publish', 'discard'],
  scheduled: ['unschedule', 'publish'],
  published: ['undo'],
  undone: [],
};
export const allowedSteps = ({ state }: Pick<Release, 'state'>): readonly ReleaseStep[] => stepsOf[state];

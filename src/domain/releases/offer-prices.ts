import { isSameJson } from '../../base/json/merge-fields.ts';
import { refuse } from '../../base/result.ts';
import type { PriceReason } from '../../contract/office/releases/releases.ts';
import type { RowName } from '../../platform/loads/load-plan.ts';
import type { Rows } from '../content/content.ts';
import { contentIn } from './merge-drafts.ts';

/** What an offer does to the price of every booking, and until when; null where it does nothing. */
function loweredBy(content: object | null) {
  const { from, until, forEveryone, projects, rooms, effect } = (content ?? {}) as Record<string, unknown>;
  const isGift = (effect as { kind?: unknown } | undefined)?.kind === 'gift';
  return forEveryone === true && !isGift ? { from, until, projects, rooms, effect } : null;
}

/** Whether what booking costs is changed by the offers among these rows. */
const changesPrices = (changed: readonly RowName[], { before, after }: { before: Rows; after: Rows }): boolean =>
  changed.some((row) => row.part === 'offer' && !isSameJson(loweredBy(contentIn(before, row)), loweredBy(contentIn(after, row))));

type Asked = { flats: number; changed: readonly RowName[]; before: Rows; after: Rows };

/** Why a release comes to the site, and leaves it, by those alone who may change prices; null where it changes neither flats nor what booking costs. */
export const priceReasonOf = ({ flats, changed, ...rows }: Asked): PriceReason | null =>
  flats > 0 ? 'flats' : changesPrices(changed, rows) ? 'offers' : null;

export const priceRefusal = (reason: PriceReason) => refuse({ kind: reason === 'flats' ? 'not-allowed' : 'offers-change-prices' } as const);

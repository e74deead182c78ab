import { isSameJson } from '../../base/json/merge-fields.ts';
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
export const changesPrices = (changed: readonly RowName[], { before, after }: { before: Rows; after: Rows }): boolean =>
  changed.some((row) => row.part === 'offer' && !isSameJson(loweredBy(contentIn(before, row)), loweredBy(contentIn(after, row))));

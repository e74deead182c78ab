import { hourMs } from '../../../base/durations.ts';
import type { DealTerms } from './deal-times.ts';

type Hold = { apartmentId: number; at: Date };
type Limits = Pick<DealTerms, 'holdsOfFlatADay' | 'holdsADay' | 'holdsOfFlat' | 'pauseDays'>;

/**
 * Whether one more hold would exceed the limits of holds without a payment, and then when the next is allowed. `holds` are those of a pause,
 * the newest first.
 */
export function tooOftenAt(
  holds: readonly Hold[],
  { apartmentId, now, terms }: { apartmentId: number; now: Date; terms: Limits },
): { of: 'apartment' | 'all'; again: Date } | null {
  const outlived = (found: readonly Hold[], most: number, hours: number) => {
    const first = found.filter(({ at }) => at.getTime() > now.getTime() - hours * hourMs)[most - 1];
    return first && new Date(first.at.getTime() + hours * hourMs);
  };
  const all = outlived(holds, terms.holdsADay, 24);
  if (all) return { of: 'all', again: all };
  const ofFlat = holds.filter((hold) => hold.apartmentId === apartmentId);
  const one = outlived(ofFlat, terms.holdsOfFlat, terms.pauseDays * 24) ?? outlived(ofFlat, terms.holdsOfFlatADay, 24);
  return one ? { of: 'apartment', again: one } : null;
}

import { type DealTerms, hour } from './deal-times.ts';

type Hold = { apartmentId: number; at: Date };

/**
 * Whether one more hold would be one too many of those that no payment followed within 24 hours, and then when it is let. `holds` are
 * those of the last 24 hours, the newest first.
 */
export function tooOftenAt(
  holds: Hold[],
  { apartmentId, terms }: { apartmentId: number; terms: Pick<DealTerms, 'holdsOfFlatADay' | 'holdsADay'> },
): { of: 'apartment' | 'all'; again: Date } | null {
  const outlived = (hold: Hold | undefined) => hold && new Date(hold.at.getTime() + 24 * hour);
  const all = outlived(holds[terms.holdsADay - 1]);
  if (all) return { of: 'all', again: all };
  const one = outlived(holds.filter((hold) => hold.apartmentId === apartmentId)[terms.holdsOfFlatADay - 1]);
  return one ? { of: 'apartment', again: one } : null;
}

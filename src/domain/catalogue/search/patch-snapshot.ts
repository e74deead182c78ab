import { clearBit } from './bitset.ts';
import { offerFlat } from './offer-flat.ts';
import { type Snapshot, type Status, statuses } from './snapshot.ts';

/** The availability of one flat now; expiry in milliseconds since 1970. */
export type AvailabilityChange = [id: number, status: Status, expiresAt: number | null, listed: boolean];

/** Where the flat with this id lies; -1 when it came after the snapshot. */
export function positionOf({ byId, flats }: Snapshot, id: number): number {
  let low = 0;
  let high = byId.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((flats.id[byId[middle] as number] as number) < id) low = middle + 1;
    else high = middle;
  }
  const at = byId[low] ?? -1;
  return flats.id[at] === id ? at : -1;
}

/** The snapshot with some flats' availability changed, and where these lie. Everything else is shared with the old one. */
export function patchSnapshot(
  old: Snapshot,
  changes: readonly AvailabilityChange[],
  seen: number,
): { snapshot: Snapshot; changed: number[] } {
  const flats = {
    ...old.flats,
    status: old.flats.status.slice(),
    expiresAt: old.flats.expiresAt.slice(),
    listed: old.flats.listed.slice(),
  };
  const sellable = { primary: old.sellable.primary.slice(), resale: old.sellable.resale.slice() };
  const changed: number[] = [];
  const booked = new Set(old.booked);
  for (const [id, status, expiresAt, listed] of changes) {
    const at = positionOf(old, id);
    if (at < 0) continue;
    changed.push(at);
    flats.status[at] = statuses.indexOf(status);
    flats.expiresAt[at] = expiresAt ?? Number.POSITIVE_INFINITY;
    flats.listed[at] = listed ? 1 : 0;
    clearBit(sellable.primary, at);
    clearBit(sellable.resale, at);
    booked.delete(at);
    if (offerFlat(flats, at, sellable) === 'booked') booked.add(at);
  }
  return { snapshot: { ...old, flats, sellable, booked: [...booked].sort((a, b) => a - b), seen }, changed };
}

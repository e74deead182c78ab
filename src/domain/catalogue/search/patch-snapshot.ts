import type { Currency } from '../../../base/money.ts';
import { clearBit } from './bitset.ts';
import { offerFlat } from './offer-flat.ts';
import { currencyOf, type Snapshot, type Status, statuses } from './snapshot.ts';

/** The availability and the price of one flat now; expiry in milliseconds since 1970. */
export type ChangedFlat = [id: number, status: Status, expiresAt: number | null, listed: boolean, priceMinor: number, currency: Currency];
/** The positions of the changed flats; the order by price of a snapshot with new prices has to be made anew. */
type Patched = { snapshot: Snapshot; changed: number[]; hasNewPrices: boolean };

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

/** The snapshot with the availability and the prices of some flats changed. Everything else is shared with the old one. */
export function patchSnapshot(old: Snapshot, changes: readonly ChangedFlat[], seen: number): Patched {
  const hasNewPrices = changes.some(([id, , , , priceMinor, currency]) => {
    const at = positionOf(old, id);
    return at >= 0 && (old.flats.priceMinor[at] !== priceMinor || currencyOf(old.flats, at) !== currency);
  });
  const flats = {
    ...old.flats,
    status: old.flats.status.slice(),
    expiresAt: old.flats.expiresAt.slice(),
    listed: old.flats.listed.slice(),
    ...(hasNewPrices && { priceMinor: old.flats.priceMinor.slice(), inDollars: old.flats.inDollars.slice() }),
  };
  const sellable = { primary: old.sellable.primary.slice(), resale: old.sellable.resale.slice() };
  const changed: number[] = [];
  const booked = new Set(old.booked);
  for (const [id, status, expiresAt, listed, priceMinor, currency] of changes) {
    const at = positionOf(old, id);
    if (at < 0) continue;
    changed.push(at);
    flats.status[at] = statuses.indexOf(status);
    flats.expiresAt[at] = expiresAt ?? Number.POSITIVE_INFINITY;
    flats.listed[at] = listed ? 1 : 0;
    if (hasNewPrices) {
      flats.priceMinor[at] = priceMinor;
      flats.inDollars[at] = currency === 'USD' ? 1 : 0;
    }
    clearBit(sellable.primary, at);
    clearBit(sellable.resale, at);
    booked.delete(at);
    if (offerFlat(flats, at, sellable) === 'booked') booked.add(at);
  }
  return { snapshot: { ...old, flats, sellable, booked: [...booked].sort((a, b) => a - b), seen }, changed, hasNewPrices };
}

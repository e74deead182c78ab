import { setBit } from './bitset.ts';
import { type Columns, type Sellable, statusAt } from './snapshot.ts';

/** Classifies a flat: `offered` can be bought at any time, `booked` after its booking has expired, `gone` not at all. */
export function offerFlat(flats: Columns, at: number, sellable: Sellable): 'offered' | 'booked' | 'gone' {
  const status = statusAt(flats, at, Number.NEGATIVE_INFINITY);
  if (status === 'available') {
    setBit(flats.brokerage[at] === 1 ? sellable.resale : sellable.primary, at);
    return 'offered';
  }
  return status !== 'sold' && Number.isFinite(flats.expiresAt[at]) ? 'booked' : 'gone';
}

import type { LockedFlat } from '../../catalogue/catalogue.ts';

type Flat = Pick<LockedFlat, 'status' | 'listed' | 'inDeal' | 'bookingExpiration'>;

/** Sold or delisted. */
export const isOffSale = ({ status, listed }: Flat): boolean => !listed || status === 'sold';

/** Whether the developer's own inventory has it booked; its status for our own deals is only a copy. */
export const isBookedElsewhere = ({ status, inDeal, bookingExpiration }: Flat, now: Date): boolean =>
  !inDeal && status !== 'available' && (bookingExpiration === null || bookingExpiration > now);

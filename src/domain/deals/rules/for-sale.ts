import type { LockedFlat } from '../../catalogue/catalogue.ts';

type Flat = Pick<LockedFlat, 'status' | 'listed' | 'inDeal' | 'bookingExpiration'>;

/** Sold or not offered any more, whoever says so. */
export const isOffSale = ({ status, listed }: Flat): boolean => !listed || status === 'sold';

/** Whether the developer's own books hold it for somebody; what they say of our own deals is only a copy. */
export const isBookedElsewhere = ({ status, inDeal, bookingExpiration }: Flat, now: Date): boolean =>
  !inDeal && status !== 'available' && (bookingExpiration === null || bookingExpiration > now);

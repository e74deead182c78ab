import type { ComponentProps } from 'react';
import { BookingDialog } from './booking-dialog.tsx';
import { WaitlistDialog } from './waitlist-dialog.tsx';

type Props = ComponentProps<typeof BookingDialog> & ComponentProps<typeof WaitlistDialog> & { what: 'book' | 'waitlist' };

/** The dialog of a flat: its booking, or its waitlist. */
export const FlatDialog = ({ what, open, onClose, apartment, quote, waitlist, onDeal, onWaitlist }: Props) =>
  what === 'book' ? (
    <BookingDialog open={open} onClose={onClose} apartment={apartment} quote={quote} onDeal={onDeal} />
  ) : (
    <WaitlistDialog open={open} onClose={onClose} apartment={apartment} waitlist={waitlist} onWaitlist={onWaitlist} />
  );

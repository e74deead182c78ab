import type { ComponentProps } from 'react';
import { BookingDialog } from './booking-dialog.tsx';
import { WaitlistDialog } from './waitlist-dialog.tsx';

type Props = ComponentProps<typeof BookingDialog> & ComponentProps<typeof WaitlistDialog> & { what: 'book' | 'waitlist' };

/** What somebody who wants a flat is shown: its booking, or the waitlist before it. */
export const FlatDialog = ({ what, open, onClose, apartment, waitlist, onDeal, onWaitlist }: Props) =>
  what === 'book' ? (
    <BookingDialog open={open} onClose={onClose} apartment={apartment} onDeal={onDeal} />
  ) : (
    <WaitlistDialog open={open} onClose={onClose} apartment={apartment} waitlist={waitlist} onWaitlist={onWaitlist} />
  );

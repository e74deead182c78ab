import type { ComponentProps } from 'react';
import { BookingDialog } from './booking-dialog.tsx';
import { WaitlistDialog } from './waitlist-dialog.tsx';

type Props = ComponentProps<typeof BookingDialog> & ComponentProps<typeof WaitlistDialog> & { what: 'book' | 'line' };

/** What somebody who wants a flat is shown: its booking, or the line before it. */
export const FlatDialog = ({ what, open, onClose, apartment, line, onDeal, onWaitlist }: Props) =>
  what === 'book' ? (
    <BookingDialog open={open} onClose={onClose} apartment={apartment} onDeal={onDeal} />
  ) : (
    <WaitlistDialog open={open} onClose={onClose} apartment={apartment} line={line} onWaitlist={onWaitlist} />
  );

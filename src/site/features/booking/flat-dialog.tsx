import type { ComponentProps } from 'react';
import { BookingDialog } from './booking-dialog.tsx';
import { LineDialog } from './line-dialog.tsx';

type Props = ComponentProps<typeof BookingDialog> & ComponentProps<typeof LineDialog> & { what: 'book' | 'line' };

/** What somebody who wants a flat is shown: its booking, or the line before it. */
export const FlatDialog = ({ what, open, onClose, apartment, line, onDeal, onLine }: Props) =>
  what === 'book' ? (
    <BookingDialog open={open} onClose={onClose} apartment={apartment} onDeal={onDeal} />
  ) : (
    <LineDialog open={open} onClose={onClose} apartment={apartment} line={line} onLine={onLine} />
  );

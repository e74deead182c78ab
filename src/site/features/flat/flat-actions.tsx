import type { ApartmentStatus } from '../../../contract/catalogue/apartments.ts';
import { Button } from '../../../ui/controls/button.tsx';
import * as m from '../../paraglide/messages.js';
import type { useBookingDialog } from '../booking/use-booking-dialog.tsx';
import styles from './flat-page.module.css';

type Booking = ReturnType<typeof useBookingDialog>;
type Opener = Booking['opener'] | { href: string };
type Way = { to: Opener; text: string };

const living = ['held', 'requested', 'reserved', 'contract'];

/** Whether the visitor has a deal for the flat. */
const holdsFlat = (deal: { state: string } | null): boolean => deal !== null && living.includes(deal.state);

/** Whether no step is left for the visitor here: the deal is paid, or under contract. */
const isSettled = (deal: { state: string } | null): boolean => deal?.state === 'reserved' || deal?.state === 'contract';

/** The visitor’s own status for the flat, and the way to book it or to continue; null while it cannot be booked. */
export function wayToBook({ own, opener }: Booking, status: ApartmentStatus, account: string) {
  const deal = own?.deal ?? null;
  const mine = holdsFlat(deal);
  const turn = own?.waitlist?.turn ? own.turnText : null;
  const settled = isSettled(deal);
  const text = settled ? m.booking_own() : mine ? m.booking_continue() : m.flat_book();
  const way: Way | null = mine || status === 'available' || turn !== null ? { to: settled ? { href: account } : opener, text } : null;
  const waitlist = own?.waitlist;
  const isClosed = way === null && status !== 'sold' && waitlist?.isOpen === false && waitlist.place === null;
  return { mine, turn, way, isClosed };
}

/** `isClosed`: the waitlist takes no more people. */
type Props = { status: ApartmentStatus; way: Way | null; isClosed: boolean; ask: Opener; waitlist: Opener };

/** The actions on the flat now: book it, wait for it, or look at similar ones; and ask. */
export function FlatActions({ status, way, isClosed, ask, waitlist }: Props) {
  const isOver = status === 'sold' || isClosed;
  return (
    <>
      {way && (
        <Button {...way.to} className={styles.action}>
          {way.text}
        </Button>
      )}
      {!way && (
        <Button {...(isOver ? { href: '#lookalikes' } : waitlist)} className={styles.action}>
          {isOver ? m.flat_lookalikes() : m.booking_waitlist_join()}
        </Button>
      )}
      <Button {...ask} kind="quiet" arrow={false} className={styles.action}>
        {m.flat_ask()}
      </Button>
    </>
  );
}

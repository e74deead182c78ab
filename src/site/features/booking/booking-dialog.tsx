import { useEffect, useMemo, useRef, useState } from 'react';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { Deal } from '../../../contract/deals/deals.ts';
import { classNames } from '../../../ui/class-names.ts';
import { PageDialog } from '../../../ui/controls/page-dialog.tsx';
import typography from '../../../ui/text/typography.module.css';
import { dealClient } from '../../data/api/deal-client.ts';
import { useLocale } from '../../data/paths.ts';
import { useIsLoggedIn } from '../../data/stored/account.ts';
import * as m from '../../paraglide/messages.js';
import styles from './booking-dialog.module.css';
import { BookingQuestion } from './booking-question.tsx';
import { FlatAside } from './flat-aside.tsx';
import { HorizonTimer } from './horizon-timer.tsx';
import { markBooking } from './state/booking-address.ts';
import { problemMessage } from './state/booking-problem-messages.ts';
import { type BookingStep, stepNumber, stepOf } from './state/booking-step.ts';
import { CancelPart } from './steps/cancel-part.tsx';
import { useBooking } from './use-booking.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  apartment: Apartment;
  /** The code of the quote whose price the flat has here. */
  quote?: string | undefined;
  onDeal: (deal: Deal | null) => void;
};

const titles: Record<BookingStep, () => string> = {
  terms: m.booking_terms_title,
  phone: m.booking_phone_title,
  person: m.booking_person_title,
  share: m.booking_share_title,
  sign: m.booking_sign_title,
  deposit: m.booking_deposit_title,
  requested: m.booking_requested_title,
  reserved: m.booking_reserved_title,
  contract: m.booking_contract_title,
  completed: m.booking_completed_title,
  expired: m.booking_expired_title,
  cancelled: m.booking_cancelled_title,
};

/** Booking a flat, one question a step. It closes without a question and without losses: the deal is on the server, the typed data in the tab. */
export function BookingDialog({ open, onClose, apartment, quote, onDeal }: Props) {
  const locale = useLocale();
  const loggedIn = useIsLoggedIn() ?? false;
  const client = useMemo(() => dealClient(locale), [locale]);
  const booking = useBooking({ apartment, quote, locale, open, client, loggedIn });
  const [editing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const step = useRef<HTMLElement>(null);
  const { snapshot, terms, agreed, fieldErrors, busy, refresh } = booking;
  const deal = snapshot?.deal ?? null;
  const now = stepOf({ deal, agreed, editing });
  const place = stepNumber(now, booking.way);
  const first = useRef(now);

  useEffect(() => markBooking(open), [open]);
  useEffect(() => onDeal(deal), [deal, onDeal]);
  useEffect(() => {
    // Screen readers announce the new step; it stands right below the remaining time.
    if (first.current !== now) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.parentElement?.scrollIntoView();
    }
    first.current = now;
  }, [now]);

  // A refused field may lie above what is in sight.
  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0) step.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fieldErrors]);

  const until = deal?.endsAt && ['held', 'requested', 'reserved'].includes(deal.state) ? new Date(deal.endsAt) : null;
  return (
    <PageDialog
      open={open}
      onClose={onClose}
      title={m.booking_title()}
      closeLabel={until ? m.booking_close() : m.flat_close()}
      variant="wide"
      ground="dark"
    >
      {snapshot && deal && until && <HorizonTimer snapshot={snapshot} from={new Date(deal.madeAt)} until={until} onEnd={refresh} />}
      <div className={styles.spread}>
        <FlatAside apartment={booking.apartment} deal={deal} locale={locale} />
        <section ref={step} className={styles.step} aria-labelledby="booking-step">
          {place && <p className={classNames(typography.caption, styles.count)}>{m.booking_step(place)}</p>}
          <h3 id="booking-step" ref={heading} tabIndex={-1} className={classNames(typography.title, styles.title)}>
            {titles[now]()}
          </h3>
          <div role="alert">
            {booking.bookingProblem && <p className={styles.failure}>{problemMessage(booking.bookingProblem, locale, terms?.holds)}</p>}
          </div>
          <BookingQuestion booking={booking} now={now} locale={locale} setEditing={setEditing} />
          {/* Not before what stands above it: a press must not miss it because the terms came. */}
          {deal && (terms || booking.areTermsUnread) && <CancelPart deal={deal} locale={locale} busy={busy} onCancel={booking.cancel} />}
        </section>
      </div>
    </PageDialog>
  );
}

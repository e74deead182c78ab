import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import { parseKyiv } from '../../../base/kyiv-time.ts';
import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { WireDeal } from '../../../contract/deals/deals.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/controls/dialog.tsx';
import { dealClient } from '../../data/api/deal-client.ts';
import { useLocale } from '../../data/paths.ts';
import { useIsLoggedIn, useUser } from '../../data/stored/account.ts';
import { serverNow, untilText } from '../../format/booking-time.ts';
import * as m from '../../paraglide/messages.js';
import styles from './booking-dialog.module.css';
import { FlatAside } from './flat-aside.tsx';
import { HorizonTimer } from './horizon-timer.tsx';
import { markBooking } from './state/booking-address.ts';
import { type BookingStep, stepNumber, stepOf } from './state/booking-step.ts';
import type { BookingTrouble } from './state/booking-trouble.ts';
import { readPerson } from './state/person-draft.ts';
import { wordsOf } from './state/wrong-words.ts';
import { CancelPart } from './steps/cancel-part.tsx';
import { DepositStep } from './steps/deposit-step.tsx';
import { ShareStep, SignStep } from './steps/diia-steps.tsx';
import { EndStep } from './steps/end-step.tsx';
import { LoginSteps } from './steps/login-steps.tsx';
import { PersonStep } from './steps/person-step.tsx';
import step from './steps/step.module.css';
import { TermsStep } from './steps/terms-step.tsx';
import { type Heard, useBooking } from './use-booking.ts';

type Props = { open: boolean; onClose: () => void; apartment: Apartment; onDeal: (deal: WireDeal | null) => void };

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

/** Booking a flat, one question a step. Closing asks nothing and loses nothing: the deal lives on the server, what was typed in the tab. */
export function BookingDialog({ open, onClose, apartment, onDeal }: Props) {
  const locale = useLocale();
  const user = useUser();
  const loggedIn = useIsLoggedIn() ?? false;
  const client = useMemo(() => dealClient(locale), [locale]);
  const booking = useBooking({ apartment, locale, open, client, loggedIn });
  const [editing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { heard, terms, agreed, busy, refresh } = booking;
  const deal = heard?.deal ?? null;
  const now = stepOf({ deal, agreed, loggedIn, editing });
  const place = stepNumber(now, booking.way);
  const first = useRef(now);

  useEffect(() => markBooking(open), [open]);
  useEffect(() => onDeal(deal), [deal, onDeal]);
  useEffect(() => {
    // Whoever hears the page is told that the question is another one; it stands below the time that is left, nothing of the flat between.
    if (first.current !== now) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.parentElement?.scrollIntoView();
    }
    first.current = now;
  }, [now]);

  const until = deal?.ends_at && ['held', 'requested', 'reserved'].includes(deal.state) ? new Date(deal.ends_at) : null;
  return (
    <Dialog open={open} onClose={onClose} title={m.booking_title()} closeLabel={m.booking_close()} variant="wide" ground="ink">
      {heard && deal && until && <HorizonTimer heard={heard} from={new Date(deal.made_at)} until={until} onEnd={refresh} />}
      <div className={styles.spread}>
        <FlatAside apartment={booking.apartment} deal={deal} locale={locale} />
        <section className={styles.step} aria-labelledby="booking-step">
          {place && <p className={styles.count}>{m.booking_step(place)}</p>}
          <h3 id="booking-step" ref={heading} tabIndex={-1} className={styles.title}>
            {titles[now]()}
          </h3>
          <div role="alert">
            {booking.trouble && <p className={styles.trouble}>{troubleWords(booking.trouble, locale, terms?.holds)}</p>}
          </div>
          {content()}
          {deal && <CancelPart deal={deal} locale={locale} busy={busy} onCancel={booking.cancel} />}
        </section>
      </div>
    </Dialog>
  );

  function diia(of: WireDeal, at: Heard) {
    return { deal: of, now: serverNow(at, performance.now()), busy, onByHand: () => setEditing(true) };
  }

  function content(): ReactNode {
    if (!terms) return <p className={step.lead}>{m.flat_loading()}</p>;
    if (!deal || !heard)
      return now === 'phone' ? (
        <LoginSteps lead={m.booking_phone_text()} />
      ) : (
        <TermsStep terms={terms} locale={locale} busy={busy} way={booking.way} onWay={booking.chooseWay} onAgree={booking.begin} />
      );
    const moment = deal.ends_at ? untilText(new Date(deal.ends_at), serverNow(heard, performance.now()), locale) : '';
    const deposit = (
      <DepositStep deal={deal} terms={terms} locale={locale} busy={busy} onPay={booking.pay} onAskManager={booking.askManager} />
    );
    switch (now) {
      case 'share':
        return (
          <ShareStep
            {...diia(deal, heard)}
            email={user?.email ? null : (readPerson().email ?? '')}
            wrong={wordsOf(booking.wrong).email}
            onAsk={booking.share}
          />
        );
      case 'sign':
        return <SignStep {...diia(deal, heard)} onAsk={booking.sign} />;
      case 'person':
        return (
          <PersonStep
            known={{ ...emptyPerson, ...known(user), ...known(deal.person), ...readPerson() }}
            wrong={wordsOf(booking.wrong)}
            busy={busy}
            onBack={deal.allowed.includes('share') || deal.allowed.includes('sign-agreement') ? () => setEditing(false) : undefined}
            onSend={(person) => void booking.person(person).then((taken) => taken && setEditing(false))}
          />
        );
      case 'deposit':
        return (
          <>
            {deposit}
            <div className={step.actions}>
              {deal.allowed.includes('person') && (
                <Button kind="plain" onClick={() => setEditing(true)}>
                  {m.booking_person_title()}
                </Button>
              )}
              {deal.allowed.includes('extend') && (
                <Button kind="plain" onClick={booking.extend}>
                  {m.booking_extend({ time: m.booking_minutes({ count: terms.hold_minutes }) })}
                </Button>
              )}
            </div>
          </>
        );
      case 'requested':
        return (
          <>
            <p className={step.lead}>{m.booking_requested_text({ time: moment })}</p>
            {deposit}
          </>
        );
      default:
        return <EndStep deal={deal} now={serverNow(heard, performance.now())} locale={locale} onAgain={booking.again} />;
    }
  }
}

const emptyPerson = { lastname: '', firstname: '', patronymic: '', inn: '', email: '' };
type Known = Record<keyof typeof emptyPerson, string | null>;
const known = (person: Known | null) =>
  person
    ? Object.fromEntries(
        Object.keys(emptyPerson).flatMap((name) => (person[name as keyof Known] ? [[name, person[name as keyof Known]]] : [])),
      )
    : {};

function troubleWords(trouble: BookingTrouble, locale: Locale, holds = 2): string {
  switch (trouble.kind) {
    case 'taken': {
      const until = trouble.until ? parseKyiv(trouble.until) : null;
      return until ? m.booking_taken_until({ time: untilText(until, systemClock().getTime(), locale) }) : m.booking_taken();
    }
    case 'too-many':
      return m.booking_too_many({ count: holds });
    case 'too-often': {
      const time = untilText(new Date(trouble.again), systemClock().getTime(), locale);
      return trouble.of === 'all' ? m.booking_too_often({ time }) : m.booking_too_often_this({ time });
    }
    case 'other-terms':
      return m.booking_other_terms();
    case 'offer-over':
      return m.booking_offer_over();
    case 'not-for-sale':
      return m.booking_not_for_sale();
    case 'busy':
      return m.booking_busy();
    case 'diia-busy':
      return m.booking_diia_busy();
    case 'refused':
      return trouble.message;
    case 'trouble':
      return m.booking_trouble();
  }
}

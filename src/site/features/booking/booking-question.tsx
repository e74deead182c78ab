import type { ReactNode } from 'react';
import type { Locale } from '../../../base/locale.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useUser } from '../../data/stored/account.ts';
import { serverNow, untilText } from '../../format/booking-time.ts';
import * as m from '../../paraglide/messages.js';
import type { BookingStep } from './state/booking-step.ts';
import { readPerson } from './state/person-draft.ts';
import { personErrorMessages } from './state/person-error-messages.ts';
import { DepositStep } from './steps/deposit-step.tsx';
import { ShareStep, SignStep } from './steps/diia-steps.tsx';
import { EndStep } from './steps/end-step.tsx';
import { LoginSteps } from './steps/login-steps.tsx';
import { PersonStep } from './steps/person-step.tsx';
import step from './steps/step.module.css';
import { TermsStep } from './steps/terms-step.tsx';
import type { useBooking } from './use-booking.ts';

type Props = {
  booking: ReturnType<typeof useBooking>;
  now: BookingStep;
  locale: Locale;
  /** The client types the personal data by hand. */
  setEditing: (editing: boolean) => void;
};

/** The question of one step of a booking. */
export function BookingQuestion({ booking, now, locale, setEditing }: Props): ReactNode {
  const user = useUser();
  const { snapshot, terms, busy } = booking;
  const deal = snapshot?.deal ?? null;
  if (!terms)
    return booking.areTermsUnread ? (
      <div className={step.actions}>
        <Button onClick={booking.readAgain}>{m.booking_try_again()}</Button>
      </div>
    ) : (
      <p className={step.lead}>{m.flat_loading()}</p>
    );
  if (!deal || !snapshot)
    return now === 'phone' ? (
      <LoginSteps lead={m.booking_phone_text()} />
    ) : (
      <TermsStep terms={terms} locale={locale} busy={busy} way={booking.way} onWay={booking.chooseWay} onAgree={booking.begin} />
    );
  const diia = { deal, now: serverNow(snapshot, performance.now()), busy, onByHand: () => setEditing(true) };
  const moment = deal.endsAt ? untilText(new Date(deal.endsAt), serverNow(snapshot, performance.now()), locale) : '';
  const deposit = (
    <DepositStep deal={deal} terms={terms} locale={locale} busy={busy} onPay={booking.pay} onAskManager={booking.askManager} />
  );
  switch (now) {
    case 'share':
      return (
        <ShareStep
          {...diia}
          email={user?.email ? null : (readPerson().email ?? '')}
          fieldErrors={personErrorMessages(booking.fieldErrors).email}
          onAsk={booking.share}
        />
      );
    case 'sign':
      return <SignStep {...diia} onAsk={booking.sign} />;
    case 'person':
      return (
        <PersonStep
          known={{ ...emptyPerson, ...known(user), ...known(deal.person), ...readPerson() }}
          fieldErrors={personErrorMessages(booking.fieldErrors)}
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
                {m.booking_person_change()}
              </Button>
            )}
            {deal.allowed.includes('extend') && (
              <Button kind="plain" onClick={booking.extend}>
                {m.booking_extend({ time: m.booking_minutes({ count: terms.holdMinutes }) })}
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
      return <EndStep deal={deal} now={serverNow(snapshot, performance.now())} locale={locale} onRetry={booking.retry} />;
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

import type { Locale } from '../../../../base/locale.ts';
import type { Deal } from '../../../../contract/deals/deals.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { usePath } from '../../../data/paths.ts';
import { untilText } from '../../../format/booking-time.ts';
import { formatRefund } from '../../../format/deals/format-refund.ts';
import * as m from '../../../paraglide/messages.js';
import { lastsUntil } from '../state/booking-step.ts';
import { calendarFile } from '../state/calendar-file.ts';
import { AgreementButton } from './agreement-button.tsx';
import { SaveToProfile } from './save-to-profile.tsx';
import styles from './step.module.css';

type Props = { deal: Deal; now: number; locale: Locale; onRetry: () => void };

/** The clients who may have the flat now. */
function nextStatusText({ availabilityAfter: nextStatus }: Deal): string {
  if (nextStatus === 'line') return m.booking_after_waitlist();
  return nextStatus === 'taken' ? m.booking_after_taken() : m.booking_after_free();
}

/** The state of a deal without further steps here: reserved, under contract, bought, expired or cancelled. */
export function EndStep({ deal, now, locale, onRetry }: Props) {
  const path = usePath();
  const ends = lastsUntil(deal);
  const time = ends ? untilText(ends, now, locale) : '';
  const account = (
    <Button kind="quiet" href={path('account')}>
      {m.booking_account()}
    </Button>
  );
  if (deal.state === 'contract' || deal.state === 'completed')
    return (
      <>
        <p className={styles.lead}>{deal.state === 'contract' ? m.booking_contract_text() : m.booking_completed_text()}</p>
        <div className={styles.actions}>
          <Button href={path('account/objects')}>{m.booking_to_object()}</Button>
        </div>
      </>
    );
  if (deal.state === 'reserved' && ends)
    return (
      <>
        <p className={styles.lead}>
          {deal.manager
            ? m.booking_reserved_text_named({ number: deal.number, time, name: deal.manager.name })
            : m.booking_reserved_text({ number: deal.number, time })}
        </p>
        <div className={styles.actions}>
          {account}
          <AgreementButton deal={deal} />
          <Button
            kind="plain"
            href={calendarFile([
              {
                id: deal.id,
                at: ends,
                made: new Date(deal.now),
                title: m.booking_calendar_title({
                  apartment: `${deal.apartment.project.name}, ${m.list_number({ number: deal.apartment.number })}`,
                }),
                url: new URL(path('account'), window.location.href).href,
              },
            ])}
            download="booking.ics"
          >
            {m.booking_calendar()}
          </Button>
        </div>
        <SaveToProfile deal={deal} />
      </>
    );
  const back = formatRefund(deal, locale);
  return (
    <>
      <p className={styles.lead}>
        {deal.declined && m.booking_diia_refused()}
        {!deal.declined &&
          (deal.state === 'expired'
            ? [m.booking_expired_until({ time }), deal.availabilityAfter === 'free' ? m.booking_expired_text() : nextStatusText(deal), back]
                .filter(Boolean)
                .join(' ')
            : [nextStatusText(deal), back].filter(Boolean).join(' '))}
      </p>
      <div className={styles.actions}>
        {deal.availabilityAfter === 'free' && <Button onClick={onRetry}>{m.booking_retry()}</Button>}
        {account}
      </div>
    </>
  );
}

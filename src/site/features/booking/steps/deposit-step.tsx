import type { Locale } from '../../../../base/locale.ts';
import type { BookingTerms } from '../../../../contract/deals/booking-terms.ts';
import type { Deal } from '../../../../contract/deals/deals.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import { AgreementButton } from './agreement-button.tsx';
import styles from './step.module.css';
import { percentText } from './terms-step.tsx';

type Props = { deal: Deal; terms: BookingTerms; locale: Locale; busy: boolean; onPay: () => void; onAskManager: () => void };

/** Paying the deposit, or asking a manager; the bank's last answer stands here too. */
export function DepositStep({ deal, terms, locale, busy, onPay, onAskManager }: Props) {
  const sum = formatPrice(deal.deposit, 'UAH', locale);
  const { payment, allowed } = deal;
  const waiting = payment?.state === 'pending';
  const failed = payment?.state === 'failed';
  return (
    <>
      {deal.signed && <p className={styles.lead}>{m.booking_diia_signed()}</p>}
      <p className={styles.lead} role="status">
        {waiting && m.booking_pay_waiting()}
        {failed && m.booking_pay_failed()}
        {!waiting &&
          !failed &&
          m.booking_deposit_text({
            sum,
            time: m.booking_hours({ count: terms.reservationHours }),
            refund: m.booking_hours({ count: terms.refundWholeHours }),
            percent: percentText(terms.refundLaterPercent),
          })}
      </p>
      {!waiting && !deal.signed && deal.state === 'held' && <AgreementButton deal={deal} label={m.booking_sign_read()} />}
      <div className={styles.actions}>
        {allowed.includes('pay') && (
          <Button onClick={onPay} aria-disabled={busy || undefined}>
            {busy && m.booking_sending()}
            {!busy && (failed ? m.booking_retry_payment({ sum }) : waiting ? m.booking_pay_open() : m.booking_pay({ sum }))}
          </Button>
        )}
        {allowed.includes('ask-manager') && (
          <Button kind="quiet" arrow={false} onClick={onAskManager} aria-disabled={busy || undefined}>
            {m.booking_manager()}
          </Button>
        )}
      </div>
    </>
  );
}

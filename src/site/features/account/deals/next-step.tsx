import type { ReactNode } from 'react';
import type { Locale } from '../../../../base/locale.ts';
import type { Deal } from '../../../../contract/deals/deals.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useLocale, usePath } from '../../../data/paths.ts';
import { formatRefund } from '../../../format/deals/format-refund.ts';
import { formatTransfers } from '../../../format/deals/format-transfers.ts';
import { formatDay } from '../../../format/format-date.ts';
import { formatDeadline } from '../../../format/format-deadline.ts';
import { formatDeliveryInFull } from '../../../format/format-flat.ts';
import * as m from '../../../paraglide/messages.js';
import { bookingAddress } from '../../booking/state/booking-address.ts';
import { useConsultationDialog } from '../../consultation/use-consultation-dialog.tsx';
import { isObject, pageOf } from '../own/sections.ts';
import styles from './deal-item.module.css';
import { formatRest, formatSum, howToPay, unpaidOf } from './format-payment.ts';
import { RefundDetails } from './refund-details.tsx';

/** What happens next with a deal, in one or two sentences; null where the refund beside it says all. */
export function nextText(deal: Deal, locale: Locale): string | null {
  const time = deal.endsAt ? formatDeadline(deal.endsAt, locale) : '';
  switch (deal.state) {
    case 'held':
      return m.account_next_held({ time });
    case 'requested':
      return deal.allowed.includes('pay') ? m.account_next_requested_pay({ time }) : m.account_next_requested({ time });
    case 'reserved':
      return m.account_next_reserved({ time });
    case 'contract':
      return underContract(deal, locale);
    case 'completed':
      return m.account_next_completed();
    default:
      if (formatRefund(deal, locale) !== '' || deal.transfers) return null;
      return deal.availabilityAfter === 'free' ? m.account_next_ended_free() : m.account_next_ended();
  }
}

function underContract({ contract, apartment }: Deal, locale: Locale): string {
  if (!contract || contract.payments.length === 0) return m.account_next_waits();
  const next = contract.payments.find(({ state }) => state !== 'paid');
  if (!next)
    return apartment.handedOver || !apartment.deliveryQuarter
      ? m.account_next_paid_done()
      : m.account_next_paid({ quarter: formatDeliveryInFull(apartment.deliveryQuarter, locale) });
  const sum = formatSum(unpaidOf(next), contract.currency, locale);
  const day = formatDay(next.dueOn, locale);
  return next.state === 'overdue' ? m.account_next_overdue({ sum, day }) : m.account_next_payment({ sum, day });
}

/** What happens next, and the one action for it; the steps that the server allows stand below. */
export function NextStep({ deal, phone, children }: { deal: Deal; phone: string; children: ReactNode }) {
  const locale = useLocale();
  const text = nextText(deal, locale);
  const due = deal.state === 'contract' ? deal.contract?.payments.find(({ state }) => state !== 'paid') : undefined;
  const rest = due && deal.contract && formatRest(due, deal.contract, locale);
  return (
    <section className={styles.next}>
      <h3 className={styles.label}>{m.account_next()}</h3>
      {text && <p className={styles.lead}>{text}</p>}
      {rest && <p>{rest}</p>}
      {due && deal.contract && <p>{howToPay(deal.contract, phone)}</p>}
      {deal.transfers && <p>{formatTransfers(deal.transfers, locale)}</p>}
      <RefundDetails deal={deal} locale={locale} />
      <NextAction deal={deal} />
      {children}
    </section>
  );
}

function NextAction({ deal }: { deal: Deal }) {
  const path = usePath();
  if (deal.state === 'reserved') return <SigningTime deal={deal} />;
  if (isObject(deal))
    return (
      <p className={styles.action}>
        <Button href={path(pageOf('objects'))}>{m.account_to_schedule()}</Button>
      </p>
    );
  if (deal.state !== 'cancelled' && deal.state !== 'expired') return null;
  const isFree = deal.availabilityAfter === 'free';
  return (
    <p className={styles.action}>
      <Button kind="quiet" href={isFree ? bookingAddress(path(`apartments/${deal.apartment.slug}`)) : path('apartments')}>
        {isFree ? m.account_book_again() : m.account_choose_other()}
      </Button>
    </p>
  );
}

/** The manager is asked for a time by the form that every question takes. */
function SigningTime({ deal: { apartment } }: { deal: Deal }) {
  const { slug, number, area, project } = apartment;
  const { opener, dialog } = useConsultationDialog({ apartment: { slug, number, area, project }, message: m.account_sign_message() });
  return (
    <p className={styles.action}>
      <Button {...opener('sign')}>{m.account_sign_time()}</Button>
      {dialog}
    </p>
  );
}

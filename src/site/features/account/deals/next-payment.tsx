import type { DealContract } from '../../../../contract/deals/deals.ts';
import { classNames } from '../../../../ui/class-names.ts';
import typography from '../../../../ui/text/typography.module.css';
import { useStaticPages } from '../../../data/pages/load-static-pages.ts';
import { useLocale } from '../../../data/paths.ts';
import { formatDay } from '../../../format/format-date.ts';
import { formatNumber, formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import { daysUntil, formatRest, formatShare, formatSum, howToPay, unpaidOf } from './format-payment.ts';
import styles from './under-contract.module.css';

/** The next payment, large, and the paid share as the horizon line that fills. */
export function NextPayment({ contract, now }: { contract: DealContract; now: Date }) {
  const locale = useLocale();
  const { currencyRate: today, header } = useStaticPages();
  const { currency, total, paid, deposit, payments } = contract;
  const next = payments.find(({ state }) => state !== 'paid');
  const sum = (amount: number) => formatSum(amount, currency, locale);
  const share = Math.min(1, total > 0 ? paid / total : 0);
  const rest = next && formatRest(next, contract, locale);
  const rate = currency === 'USD' && today ? Number(today.value) : null;
  return (
    <div className={styles.next} data-state={next?.state}>
      {next ? (
        <>
          <p className={styles.label}>{next.state === 'overdue' ? m.account_payment_is_overdue() : m.account_payment_next()}</p>
          <p className={styles.sum}>{sum(unpaidOf(next))}</p>
          <p className={styles.when}>
            {m.account_payment_until({ day: formatDay(next.dueOn, locale) })}
            <span className={classNames(typography.quiet, styles.days)}>{daysText(daysUntil(next.dueOn, now))}</span>
          </p>
          {rest && <p className={typography.note}>{rest}</p>}
          <p className={typography.note}>{howToPay(contract, header.phone)}</p>
          {rate !== null && (
            <p className={typography.note}>
              {m.account_payment_today({
                sum: formatPrice(Math.round(unpaidOf(next) * rate), 'UAH', locale),
                rate: `${formatNumber(rate, locale, 2)}\u00a0₴`,
              })}
            </p>
          )}
        </>
      ) : (
        payments.length > 0 && (
          <>
            <p className={styles.sum}>{m.account_payments_all()}</p>
            <p className={typography.note}>{m.account_payments_all_text()}</p>
          </>
        )
      )}
      <div className={styles.progress}>
        <svg className={styles.line} viewBox="0 0 1000 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.rest} y="5" width="1000" height="1" />
          <rect className={styles.done} width={Math.round(share * 1000)} height="6" />
        </svg>
        <p className={styles.paid}>
          <span>{m.account_paid_of({ paid: sum(paid), total: sum(total) })}</span>{' '}
          <span className={typography.note}>{formatShare(share, locale)}</span>
        </p>
        {deposit && <p className={typography.note}>{m.account_paid_deposit({ sum: sum(deposit.amount) })}</p>}
      </div>
    </div>
  );
}

function daysText(days: number): string {
  if (days === 0) return m.account_payment_day_today();
  return days > 0 ? m.account_payment_days({ count: days }) : m.account_payment_days_late({ count: -days });
}

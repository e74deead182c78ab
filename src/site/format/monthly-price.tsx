import { useLocation } from 'react-router';
import type { MonthlyPayment } from '../../contract/catalogue/flat-offers.ts';
import { classNames } from '../../ui/class-names.ts';
import { localeOf } from '../data/paths.ts';
import * as m from '../paraglide/messages.js';
import { formatMonths, formatPercent } from './format-instalments.ts';
import { formatPrice } from './price/number-formats.ts';
import styles from './price/price.module.css';

type Props = {
  /** Null, and nothing is shown, where a flat is not paid for by the month; another server of the API may not say it. */
  monthly: MonthlyPayment | null | undefined;
  /** Whether the down payment and the number of months are named too. */
  withTerms?: boolean;
  className?: string | undefined;
};

/** What a month of the usual plan costs: the calculator begins with the same sum. Both currencies, as in `Price`. */
export function MonthlyPrice({ monthly, withTerms = false, className }: Props) {
  const locale = localeOf(useLocation().pathname);
  if (!monthly) return null;
  return (
    <span className={classNames(styles.monthly, className)}>
      <span className={styles.usd}>{m.monthly_from({ sum: formatPrice(monthly.costUsd, 'USD', locale) })}</span>
      <span className={styles.uah}>{m.monthly_from({ sum: formatPrice(monthly.cost, 'UAH', locale) })}</span>
      {withTerms && (
        <span className={styles.terms}>
          {m.monthly_terms({ down: formatPercent(monthly.down, locale), months: formatMonths(monthly.months) })}
        </span>
      )}
    </span>
  );
}

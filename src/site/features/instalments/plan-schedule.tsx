import type { Locale } from '../../../base/locale.ts';
import type { InstalmentPlan } from '../../../contract/money/instalments.ts';
import { classNames } from '../../../ui/class-names.ts';
import textButton from '../../../ui/controls/text-button.module.css';
import tableStyles from '../../../ui/text/table.module.css';
import typography from '../../../ui/text/typography.module.css';
import { formatDay } from '../../format/format-date.ts';
import { formatPrice } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import frame from './styles/calculator.module.css';
import styles from './styles/plan-schedule.module.css';

const shownAtOnce = 6;

type Row = { number: number; date: string; cost: number; costUsd: number; rest: number; rest_usd: number };

function rowsOf({ payments, total, totalUsd, first, firstUsd }: InstalmentPlan): Row[] {
  let [rest, rest_usd] = [total - first, totalUsd - firstUsd];
  return payments.map(({ date, cost, costUsd }, at) => {
    rest -= cost;
    rest_usd -= costUsd;
    return { number: at + 1, date, cost, costUsd, rest, rest_usd };
  });
}

/**
 * Every payment with its day and the remaining debt; only the first ones until more are requested, all of them in print. What is fixed in
 * hryvnias is shown in hryvnias, whichever currency the visitor reads prices in: in dollars these payments would move.
 */
export function PlanSchedule({ plan, locale }: { plan: InstalmentPlan; locale: Locale }) {
  const rows = rowsOf(plan);
  if (rows.length === 0) return null;
  const later = rows.slice(shownAtOnce);
  return (
    <div className={styles.schedule}>
      <h3 className={classNames(typography.name, frame.heading)}>{m.instalments_schedule()}</h3>
      <Payments rows={rows.slice(0, shownAtOnce)} indexed={plan.terms.indexed} locale={locale} />
      {later.length > 0 && (
        <details className={styles.later}>
          <summary className={classNames(textButton.button, textButton.summary, styles.summary)}>
            {m.instalments_more({ count: later.length })}
          </summary>
          <Payments rows={later} indexed={plan.terms.indexed} locale={locale} />
        </details>
      )}
    </div>
  );
}

function Payments({ rows, indexed, locale }: { rows: Row[]; indexed: boolean; locale: Locale }) {
  const sum = (uah: number, usd: number) => (indexed ? <Price uah={uah} usd={usd} /> : formatPrice(uah, 'UAH', locale));
  return (
    <table className={classNames(tableStyles.table, styles.table)}>
      <thead>
        <tr>
          <th scope="col">{m.instalments_number()}</th>
          <th scope="col">{m.instalments_day()}</th>
          <th scope="col">{m.instalments_payment()}</th>
          <th scope="col">{m.instalments_rest()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, date, cost, costUsd, rest, rest_usd }) => (
          <tr key={number}>
            <td>{number}</td>
            <th scope="row">{formatDay(date, locale, 'short')}</th>
            <td>{sum(cost, costUsd)}</td>
            <td>{sum(rest, rest_usd)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

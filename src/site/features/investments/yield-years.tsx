import type { Locale } from '../../../base/locale.ts';
import type { RentalYield } from '../../../contract/money/rental-yield.ts';
import { classNames } from '../../../ui/class-names.ts';
import lines from '../../../ui/pictures/line-drawing.module.css';
import tableStyles from '../../../ui/text/table.module.css';
import typography from '../../../ui/text/typography.module.css';
import { useCurrency } from '../../data/stored/currency.ts';
import { formatPrice } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import frame from '../instalments/styles/calculator.module.css';
import drawing from '../instalments/styles/drawing.module.css';
import schedule from '../instalments/styles/plan-schedule.module.css';
import { yieldDrawing } from './yield-drawing.ts';
import styles from './yield-years.module.css';

/** Year by year: the apartment's value, the received rent, and the profit or loss of a sale then. */
export function YieldYears({ found, locale }: { found: RentalYield; locale: Locale }) {
  const currency = useCurrency();
  const { years } = found;
  const last = years.at(-1);
  if (!last) return null;
  const { line, zero } = yieldDrawing(years.map(({ earned }) => earned.costUsd));
  return (
    <div>
      <h3 className={classNames(typography.name, frame.heading)}>{m.investments_years_title()}</h3>
      <figure className={drawing.chart}>
        <svg
          className={classNames(lines.drawing, drawing.height)}
          viewBox="0 0 1000 240"
          preserveAspectRatio="none"
          role="img"
          aria-label={m.investments_chart({
            count: last.year,
            sum: formatPrice(currency === 'USD' ? last.earned.costUsd : last.earned.cost, currency, locale),
          })}
        >
          <path className={styles.horizon} d={`M0 ${zero}H1000`} />
          <path className={lines.line} d={line} />
        </svg>
        <figcaption className={drawing.scale} aria-hidden="true">
          <span>{m.investments_years_count({ count: 1 })}</span>
          <span>{m.investments_years_count({ count: last.year })}</span>
        </figcaption>
      </figure>
      <table className={classNames(tableStyles.table, schedule.table, styles.years)}>
        <thead>
          <tr>
            <th scope="col">{m.investments_year()}</th>
            <th scope="col">{m.investments_rent_so_far()}</th>
            <th scope="col">{m.investments_value()}</th>
            <th scope="col">{m.investments_earned()}</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, rent, value, earned }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>
                <Price uah={rent.cost} usd={rent.costUsd} />
              </td>
              <td>
                <Price uah={value.cost} usd={value.costUsd} />
              </td>
              <td data-lost={earned.costUsd < 0 || undefined} className={styles.earned}>
                <Price uah={earned.cost} usd={earned.costUsd} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

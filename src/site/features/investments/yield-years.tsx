import type { Locale } from '../../../base/locale.ts';
import type { RentalYield } from '../../../contract/rental-yield.ts';
import * as m from '../../paraglide/messages.js';
import shared from '../instalments/instalments.module.css';
import { formatPrice } from '../price/number-formats.ts';
import { Price } from '../price/price.tsx';
import styles from './investments.module.css';
import { yieldDrawing } from './yield-drawing.ts';

/** Year by year: what the apartment is worth, what the rent has brought, and what selling then would have earned or lost. */
export function YieldYears({ found, locale }: { found: RentalYield; locale: Locale }) {
  const { years } = found;
  const last = years.at(-1);
  if (!last) return null;
  const { line, zero } = yieldDrawing(years.map(({ earned }) => earned.cost_usd));
  return (
    <div>
      <h3 className={shared.heading}>{m.investments_years_title()}</h3>
      <figure className={shared.chart}>
        <svg
          className={shared.drawing}
          viewBox="0 0 1000 240"
          preserveAspectRatio="none"
          role="img"
          aria-label={m.investments_chart({ count: last.year, sum: formatPrice(last.earned.cost_usd, 'USD', locale) })}
        >
          <path className={styles.horizon} d={`M0 ${zero}H1000`} />
          <path className={shared.line} d={line} />
        </svg>
        <figcaption className={shared.scale} aria-hidden="true">
          <span>{m.investments_years_count({ count: 1 })}</span>
          <span>{m.investments_years_count({ count: last.year })}</span>
        </figcaption>
      </figure>
      <table className={`${shared.table} ${styles.years}`}>
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
                <Price uah={rent.cost} usd={rent.cost_usd} />
              </td>
              <td>
                <Price uah={value.cost} usd={value.cost_usd} />
              </td>
              <td data-lost={earned.cost_usd < 0 || undefined} className={styles.earned}>
                <Price uah={earned.cost} usd={earned.cost_usd} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { Locale } from '../../../../base/locale.ts';
import type { Currency } from '../../../../base/money.ts';
import type { Apartment } from '../../../../contract/catalogue/apartments.ts';
import { classNames } from '../../../../ui/class-names.ts';
import textButton from '../../../../ui/controls/text-button.module.css';
import lines from '../../../../ui/pictures/line-drawing.module.css';
import tableStyles from '../../../../ui/text/table.module.css';
import { formatDay } from '../../../format/format-date.ts';
import { formatNumber, formatPrice } from '../../../format/price/number-formats.ts';
import * as m from '../../../paraglide/messages.js';
import { priceChart, priceRise } from './price-chart.ts';
import styles from './price-history.module.css';

type Props = { history: Apartment['priceHistory']; until: string; locale: Locale };

function Chart({ history, currency, until, locale }: Props & { currency: Currency }) {
  const series = history.map(({ date, cost, costUsd }) => ({ date, price: currency === 'USD' ? costUsd : cost }));
  const chart = priceChart(series, until);
  const first = series[0];
  if (!chart || !first) return null;
  const rise = Math.round(priceRise(series) * 10) / 10;
  const percent = m.flat_percent({ value: formatNumber(Math.abs(rise), locale) });
  return (
    <div className={currency === 'USD' ? styles.usd : styles.uah}>
      <p className={styles.sum}>
        {rise === 0
          ? m.flat_price_same({ day: formatDay(first.date, locale) })
          : rise > 0
            ? m.flat_price_rose({ percent, day: formatDay(first.date, locale) })
            : m.flat_price_fell({ percent, day: formatDay(first.date, locale) })}
      </p>
      <div className={styles.chart} aria-hidden="true">
        {chart.high > chart.low && (
          <>
            <span className={styles.high}>{formatPrice(chart.high, currency, locale)}</span>
            <span className={styles.low}>{formatPrice(chart.low, currency, locale)}</span>
          </>
        )}
        <svg aria-hidden="true" className={classNames(lines.drawing, styles.drawing)} viewBox="0 0 1000 240" preserveAspectRatio="none">
          <path d="M0 0H1000M0 240H1000" />
          <path className={lines.fill} d={`${chart.line}V240H0z`} />
          <path className={lines.line} d={chart.line} />
        </svg>
        {chart.points.map(({ x, y }) => (
          <span
            key={x}
            className={styles.point}
            data-last={x === chart.points.at(-1)?.x || undefined}
            style={{ left: `${x / 10}%`, top: `${(y / 240) * 100}%` }}
          />
        ))}
        <span className={styles.start}>{formatDay(first.date, locale, 'short')}</span>
        <span className={styles.end}>{formatDay(until, locale, 'short')}</span>
      </div>
    </div>
  );
}

/** The price history, as a drawing in the active currency and as a table in both. */
export function PriceHistory({ history, until, locale }: Props) {
  if (history.length === 0) return null;
  return (
    <>
      <Chart history={history} until={until} locale={locale} currency="USD" />
      <Chart history={history} until={until} locale={locale} currency="UAH" />
      <details className={styles.details}>
        <summary className={classNames(textButton.button, textButton.summary, styles.summary)}>{m.flat_price_table()}</summary>
        <table className={classNames(tableStyles.table, styles.table)}>
          <thead>
            <tr>
              <th scope="col">{m.flat_price_day()}</th>
              <th scope="col">$</th>
              <th scope="col">₴</th>
            </tr>
          </thead>
          <tbody>
            {history.toReversed().map(({ date, cost, costUsd }) => (
              <tr key={date}>
                <th scope="row">{formatDay(date, locale)}</th>
                <td>{formatPrice(costUsd, 'USD', locale)}</td>
                <td>{formatPrice(cost, 'UAH', locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

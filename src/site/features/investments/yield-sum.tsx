import type { ReactNode } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { RentalYield } from '../../../contract/money/rental-yield.ts';
import { classNames } from '../../../ui/class-names.ts';
import ledger from '../../../ui/text/ledger.module.css';
import typography from '../../../ui/text/typography.module.css';
import { formatMonths, formatPercent } from '../../format/format-instalments.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import shared from '../instalments/styles/plan-sum.module.css';
import styles from './yield-sum.module.css';

/** The share that stays every year, as large as it matters, and the ledger that it comes from. */
export function YieldSum({ found, locale }: { found: RentalYield; locale: Locale }) {
  const { net, gross, paybackMonths: payback, invested, year } = found;
  return (
    <>
      <p className={shared.sum} role="status">
        <span className={shared.kind}>{m.investments_net()}</span>
        <span className={shared.payment}>{formatPercent(net, locale)}</span>
        <span className={typography.note}>
          {m.investments_gross({ percent: formatPercent(gross, locale) })}{' '}
          {payback === null ? m.investments_never() : m.investments_payback({ time: formatYears(payback) })}
        </span>
      </p>
      <dl className={classNames(ledger.ledger, styles.ledger)}>
        <Line name={m.investments_invested()}>
          <Price uah={invested.cost} usd={invested.costUsd} />
        </Line>
        <Line name={m.investments_year_rent()}>
          <Price uah={year.rent.cost} usd={year.rent.costUsd} />
        </Line>
        {(['idle', 'expenses', 'tax'] as const).map((name) => (
          <Line key={name} name={lost[name]()}>
            <Price uah={-year[name].cost} usd={-year[name].costUsd} />
          </Line>
        ))}
        <Line name={m.investments_year_net()} strong>
          <Price uah={year.net.cost} usd={year.net.costUsd} />
        </Line>
      </dl>
    </>
  );
}

const lost = { idle: m.investments_lost_idle, expenses: m.investments_lost_expenses, tax: m.investments_lost_tax };

const Line = ({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) => (
  <div className={strong ? styles.result : undefined}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** `19 років 9 місяців`. */
function formatYears(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 ? m.investments_years_count({ count: years }) : '', rest > 0 ? formatMonths(rest) : ''].filter(Boolean).join(' ');
}

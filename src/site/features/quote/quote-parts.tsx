import { systemClock } from '../../../base/clock.ts';
import type { Locale } from '../../../base/locale.ts';
import type { Quote } from '../../../contract/deals/quotes.ts';
import { untilText } from '../../format/booking-time.ts';
import { formatPercent } from '../../format/format-instalments.ts';
import { CurrencySwitch } from '../../format/price/currency-switch.tsx';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import { changesText } from './quote-changes.ts';
import styles from './quote-page.module.css';

type Props = { quote: Quote; locale: Locale };

/** The price that a booking pays now; beside it the other one, where they differ. */
export function QuotePrice({ quote }: Pick<Props, 'quote'>) {
  const isKept = quote.pays === 'quote';
  const pays = isKept ? quote : (quote.now ?? quote);
  const other = isKept ? quote.now : quote;
  return (
    <div>
      <div className={styles.sum}>
        <p className={styles.cost}>
          <Price uah={pays.cost} usd={pays.costUsd} show="both" />
        </p>
        <CurrencySwitch />
      </div>
      {other && quote.changes.price !== null && (
        <p className={styles.quiet}>
          {isKept ? m.quote_without() : m.quote_promised()} <Price uah={other.cost} usd={other.costUsd} />
        </p>
      )}
    </div>
  );
}

/** Until when the price stands, or why it does not any more. */
export function QuoteTime({ quote, isWaiting, locale }: Props & { isWaiting: boolean }) {
  const time = untilText(new Date(quote.validUntil), systemClock().getTime(), locale);
  if (quote.over) return <p className={styles.until}>{m.quote_over({ time })}</p>;
  return (
    <p className={styles.until}>
      {quote.pays === 'now' ? m.quote_cheaper() : m.quote_until({ time })}
      {isWaiting && quote.pays === 'quote' && ` ${m.quote_waiting()}`}
    </p>
  );
}

/** The regular payment of the plan, for the price that a booking pays. */
export function QuotePlan({ quote, locale }: Props) {
  const plan = quote.pays === 'quote' ? quote.plan : (quote.now?.plan ?? null);
  if (plan?.payment === undefined || plan.payment === null || plan.paymentUsd === null) return null;
  return (
    <dl className={styles.plans}>
      <div>
        <dt>{plan.every === 'month' ? m.instalments_a_month() : m.instalments_a_quarter()}</dt>
        <dd>
          <Price uah={plan.payment} usd={plan.paymentUsd} />
          <span className={styles.quiet}>{m.instalments_months_count({ count: plan.months })}</span>
        </dd>
      </div>
      <div>
        <dt>{m.instalments_down()}</dt>
        <dd>
          <Price uah={plan.first} usd={plan.firstUsd} />
          <span className={styles.quiet}>{formatPercent(plan.down, locale)}</span>
        </dd>
      </div>
    </dl>
  );
}

export function QuoteChanges({ quote, isFree, locale }: Props & { isFree: boolean }) {
  return (
    <section className={styles.changes} aria-labelledby="quote-changes">
      <h2 id="quote-changes" className={styles.quiet}>
        {m.quote_changed()}
      </h2>
      <p>{changesText(quote, isFree, locale)}</p>
    </section>
  );
}

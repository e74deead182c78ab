import type { Locale } from '../../../base/locale.ts';
import type { InstalmentPlan } from '../../../contract/money/instalments.ts';
import typography from '../../../ui/text/typography.module.css';
import { formatDay } from '../../format/format-date.ts';
import { formatPercent } from '../../format/format-instalments.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import { PaymentPicture } from './payment-picture.tsx';
import styles from './styles/plan-sum.module.css';

type Props = { plan: InstalmentPlan; locale: Locale };

/** The regular payment, in large type, and its parts. */
export function PlanSum({ plan, locale }: Props) {
  const { payments, every, first, firstUsd, total, totalUsd, discount, cost, costUsd, offer } = plan;
  const [next] = payments;
  const last = payments.at(-1);
  // A debt that is fixed in hryvnias is never shown in dollars alone.
  const show = plan.terms.indexed ? 'active' : 'both';
  return (
    <>
      <p className={styles.sum} role="status">
        <span className={styles.kind}>
          {next ? (every === 'month' ? m.instalments_a_month() : m.instalments_a_quarter()) : m.instalments_at_once()}
        </span>
        <span className={styles.payment}>
          {next ? <Price uah={next.cost} usd={next.costUsd} show="both" /> : <Price uah={total} usd={totalUsd} show="both" />}
        </span>
        {last && (
          <span className={typography.note}>
            {m.instalments_times({ count: payments.length })}, {m.instalments_last({ day: formatDay(last.date, locale) })}
          </span>
        )}
      </p>
      <dl className={styles.parts}>
        {offer && (
          <div>
            <dt>{m.instalments_offer({ title: offer.title })}</dt>
            <dd>
              <Price uah={cost} usd={costUsd} show={show} />
            </dd>
          </div>
        )}
        <div>
          <dt>{m.instalments_down()}</dt>
          <dd>
            <Price uah={first} usd={firstUsd} show={show} />
          </dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>
              {m.instalments_discount()} {formatPercent(discount, locale)}
            </dt>
            <dd>
              −<Price uah={cost - total} usd={costUsd - totalUsd} show={show} />
            </dd>
          </div>
        )}
        <div>
          <dt>{m.instalments_total()}</dt>
          <dd>
            <Price uah={total} usd={totalUsd} show={show} />
          </dd>
        </div>
      </dl>
      <PaymentPicture plan={plan} locale={locale} />
    </>
  );
}

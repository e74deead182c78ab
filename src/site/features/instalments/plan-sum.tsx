import type { Locale } from '../../../base/locale.ts';
import type { InstalmentPlan } from '../../../contract/money/instalments.ts';
import { classNames } from '../../../ui/class-names.ts';
import lines from '../../../ui/pictures/line-drawing.module.css';
import typography from '../../../ui/text/typography.module.css';
import { formatDay } from '../../format/format-date.ts';
import { formatPercent } from '../../format/format-instalments.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import drawing from './drawing.module.css';
import { planDrawing } from './plan-drawing.ts';
import styles from './plan-sum.module.css';

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
      <PlanChart plan={plan} locale={locale} />
    </>
  );
}

function PlanChart({ plan, locale }: Props) {
  const { first, payments, down } = plan;
  const last = payments.at(-1);
  if (!last) return null;
  const line = planDrawing(
    first,
    payments.map(({ cost }) => cost),
  );
  return (
    <figure className={drawing.chart}>
      <svg
        className={classNames(lines.drawing, drawing.height)}
        viewBox="0 0 1000 240"
        preserveAspectRatio="none"
        role="img"
        aria-label={m.instalments_chart({
          percent: formatPercent(down, locale),
          count: payments.length,
          day: formatDay(last.date, locale),
        })}
      >
        <path d="M0 240H1000M0 0H1000" />
        <path className={lines.fill} d={`${line}V240H0z`} />
        <path className={lines.line} d={line} />
      </svg>
      <figcaption className={drawing.scale} aria-hidden="true">
        <span>
          {m.instalments_today()}, {formatPercent(down, locale)}
        </span>
        <span>
          {formatDay(last.date, locale, 'short')}, {formatPercent(100, locale)}
        </span>
      </figcaption>
    </figure>
  );
}

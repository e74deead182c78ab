import type { StateMortgage } from '../../../../contract/money/state-mortgage.ts';
import { classNames } from '../../../../ui/class-names.ts';
import lines from '../../../../ui/pictures/line-drawing.module.css';
import typography from '../../../../ui/text/typography.module.css';
import { useLocale } from '../../../data/paths.ts';
import { formatPercent } from '../../../format/format-instalments.ts';
import { formatArea, formatPrice } from '../../../format/price/number-formats.ts';
import { Price } from '../../../format/price/price.tsx';
import * as m from '../../../paraglide/messages.js';
import drawing from '../styles/drawing.module.css';
import sums from '../styles/plan-sum.module.css';
import { debtDrawing } from './debt-drawing.ts';
import styles from './mortgage.module.css';

/** Whether the state gives the loan for this flat, what a month costs before and after the rate rises, and how the debt melts. */
export function MortgageSum({ mortgage }: { mortgage: StateMortgage }) {
  const locale = useLocale();
  const { payments, ineligible, loan, interest, down, downPercent, terms } = mortgage;
  const [first, later] = payments;
  if (ineligible.length > 0) return <Refusal mortgage={mortgage} />;
  return (
    <>
      <p className={sums.sum} role="status">
        <span className={sums.kind}>
          {first ? m.loan_monthly({ percent: formatPercent(first.percent, locale) }) : m.instalments_at_once()}
        </span>
        <span className={sums.payment}>
          <Price {...amountOf(first?.payment ?? mortgage.price)} show="both" />
        </span>
        <span className={typography.note}>
          {later && first && (
            <>
              {m.loan_later({ year: later.fromYear, percent: formatPercent(later.percent, locale) })} <Price {...amountOf(later.payment)} />
            </>
          )}
        </span>
      </p>
      <p className={styles.verdict}>
        {m.loan_fits({ ...areasOf(mortgage, locale), count: mortgage.persons })}{' '}
        {mortgage.ownArea > 0 && m.loan_own_area({ area: formatArea(mortgage.ownArea, locale) })}
      </p>
      <dl className={sums.parts}>
        <div>
          <dt>
            {m.instalments_down()}, {formatPercent(downPercent, locale)}
          </dt>
          <dd>
            <Price {...amountOf(down)} show="both" />
          </dd>
        </div>
        <div>
          <dt>{m.loan_credit()}</dt>
          <dd>
            <Price {...amountOf(loan)} show="both" />
          </dd>
        </div>
        <div>
          <dt>{m.loan_interest()}</dt>
          <dd>
            <Price {...amountOf(interest)} show="both" />
          </dd>
        </div>
      </dl>
      {first && (
        <figure className={drawing.chart}>
          <svg
            className={classNames(lines.drawing, drawing.height)}
            viewBox="0 0 1000 240"
            preserveAspectRatio="none"
            role="img"
            aria-label={m.loan_chart({ loan: formatPrice(loan.cost, 'UAH', locale), years: m.loan_years_count({ count: mortgage.years }) })}
          >
            <path d="M0 240H1000" />
            <path className={lines.fill} d={`${debtDrawing(loan.cost, mortgage.byYear)}V240H0z`} />
            <path className={lines.line} d={debtDrawing(loan.cost, mortgage.byYear)} />
            {later && <path d={`M${Math.round(((later.fromYear - 1) * 1000) / mortgage.byYear.length)} 0V240`} />}
          </svg>
          <figcaption className={drawing.scale} aria-hidden="true">
            <span>
              {m.instalments_today()}, {formatPrice(loan.cost, 'UAH', locale)}
            </span>
            {later && <span>{m.loan_rate_rises({ year: terms.laterAfterYears + 1 })}</span>}
            <span>{m.loan_years_count({ count: mortgage.years })}, 0&nbsp;₴</span>
          </figcaption>
        </figure>
      )}
    </>
  );
}

const amountOf = ({ cost, costUsd }: StateMortgage['loan']) => ({ uah: cost, usd: costUsd });
const areasOf = ({ apartment, areaTo }: StateMortgage, locale: 'uk' | 'en') => ({
  area: formatArea(apartment.area, locale),
  most: formatArea(areaTo, locale),
});

/** Which condition the flat does not meet, and for whom it would do. */
function Refusal({ mortgage }: { mortgage: StateMortgage }) {
  const locale = useLocale();
  const { ineligible, personsFrom, persons, terms } = mortgage;
  return (
    <div className={styles.refusal} role="status">
      <p className={styles.not}>{m.loan_not()}</p>
      {ineligible.includes('area') && (
        <p>
          {m.loan_not_area({ ...areasOf(mortgage, locale), count: persons })}{' '}
          {personsFrom === null ? m.loan_for_nobody() : m.loan_persons_from({ count: personsFrom })}
        </p>
      )}
      {ineligible.includes('age') && <p>{m.loan_not_age({ count: terms.builtWithinYears })}</p>}
    </div>
  );
}

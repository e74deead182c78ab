import type { Locale } from '../../../base/locale.ts';
import { bookingPrice } from '../../data/booking-price.ts';
import { formatDay } from '../../format/format-date.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import { type Asked, bestWord, type Known, type Words } from './asked.ts';
import styles from './cells.module.css';
import { ByCurrency, type ComparisonRow, lines, quiet, shownOf, verdictText, WithSum } from './cells.tsx';
import { yearlyChange } from './flat-view.ts';
import { verdicts } from './verdicts.ts';

/** Sums in both currencies: the cheapest one, and by how much the others cost more. */
function sumVerdicts(known: readonly Known[], sums: readonly ({ uah: number; usd: number } | null)[], locale: Locale) {
  const best = sums.reduce((least, sum) => (sum && (!least || sum.usd < least.usd) ? sum : least), null);
  return (words: Words, behind: (sum: string) => string) => {
    const given = verdicts(
      sums.map((sum) => sum?.usd ?? null),
      'less',
    );
    return given.map((verdict, at) =>
      verdictText(verdict, {
        best: bestWord(known, words),
        behind: () => (
          <WithSum
            text={behind}
            uah={(sums[at]?.uah ?? 0) - (best?.uah ?? 0)}
            usd={(sums[at]?.usd ?? 0) - (best?.usd ?? 0)}
            locale={locale}
          />
        ),
      }),
    );
  };
}

export function priceRow({ known, locale }: Asked): ComparisonRow {
  const prices = known.map(({ flat }) => bookingPrice(flat));
  const said = sumVerdicts(
    known,
    prices.map(({ cost, costUsd }) => ({ uah: cost, usd: costUsd })),
    locale,
  )({ two: m.fav_better_price, more: m.fav_best_price }, (sum) => m.fav_more_expensive({ sum }));
  return {
    id: 'price',
    name: m.fav_row_price(),
    cells: known.map(({ flat }, at) => {
      const { cost = 0, costUsd = 0, applied = null } = prices[at] ?? {};
      return {
        slug: flat.slug,
        value: costUsd,
        shown: lines(
          <Price uah={cost} usd={costUsd} className={styles.price} />,
          <Price uah={cost} usd={costUsd} show="other" />,
          applied?.title,
        ),
        verdict: said[at],
      };
    }),
  };
}

export function monthRow({ known, locale }: Asked): ComparisonRow {
  const next = known.map(({ facts: { plan } }) => {
    const [payment] = plan?.every === 'month' ? plan.payments : [];
    return plan && payment ? { uah: payment.cost, usd: payment.costUsd, plan } : null;
  });
  // A month after another first payment, or for another term, is another thing: the lesser one is not the better one.
  const terms = new Set(next.flatMap((payment) => (payment ? [`${payment.plan.down} ${payment.plan.months}`] : [])));
  const said =
    terms.size > 1
      ? []
      : sumVerdicts(known, next, locale)({ two: m.fav_better_month, more: m.fav_best_month }, (sum) => m.fav_sum_more({ sum }));
  return {
    id: 'month',
    name: m.fav_row_month(),
    cells: known.map(({ flat, facts: { plan } }, at) => {
      const payment = next[at];
      const text =
        payment &&
        lines(
          <Price uah={payment.uah} usd={payment.usd} />,
          m.fav_month_terms({ months: payment.plan.months, down: formatNumber(payment.plan.down, locale, 2) }),
        );
      return { slug: flat.slug, value: payment?.usd ?? null, shown: shownOf(plan, text ?? quiet(m.fav_month_none())), verdict: said[at] };
    }),
  };
}

export function changeRow({ known, locale, now }: Asked): ComparisonRow {
  const percent = (value: number): string => {
    const rounded = Math.round(value * 10) / 10;
    if (rounded === 0) return m.fav_change_none();
    return m.fav_change({ sign: rounded > 0 ? '+' : '−', percent: formatNumber(Math.abs(rounded), locale, 1) });
  };
  return {
    id: 'change',
    name: m.fav_row_change(),
    cells: known.map(({ flat }) => {
      const change = yearlyChange(flat, now);
      const text =
        change &&
        lines(
          <ByCurrency uah={percent(change.uah)} usd={percent(change.usd)} />,
          m.fav_change_since({ day: formatDay(change.since, locale) }),
        );
      return { slug: flat.slug, value: change ? percent(change.usd) : null, shown: shownOf(flat, text) };
    }),
  };
}

import type { ReactNode } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { Place, ProjectDetails } from '../../../contract/content/projects.ts';
import { bookingPrice } from '../../data/booking-price.ts';
import { formatDay } from '../../format/format-date.ts';
import { deliveryFact, formatDeliveryInFull } from '../../format/format-flat.ts';
import { formatHours } from '../../format/format-hours.ts';
import { formatMonth } from '../../format/format-month.ts';
import { formatCompass } from '../../format/format-outlook.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import { hoursWithoutMains } from '../blackout/without-mains.ts';
import styles from './cells.module.css';
import { ByCurrency, type ComparisonRow, lines, quiet, shownOf, verdictText, WithSum } from './cells.tsx';
import { deliveryMoves, frontViews, nearestSchool, nearestTransport, type SunDay, winterSun, yearlyChange } from './flat-view.ts';
import { SunBar } from './sun-bar.tsx';
import type { FlatFacts } from './use-flat-facts.ts';
import { quarterNumber, verdicts } from './verdicts.ts';

type Known = { flat: Apartment; facts: FlatFacts };
type Asked = { known: readonly Known[]; locale: Locale; now: number };
type Words = { two: () => string; more: () => string };

/** Of two flats one is better, of more one is the best. */
const bestWord = (known: readonly Known[], { two, more }: Words): string => (known.length === 2 ? two() : more());

/** The rows in the order in which a buyer decides. */
export const decidingRows = (asked: Asked): ComparisonRow[] => [
  priceRow(asked),
  monthRow(asked),
  sunRow(asked),
  frontRow(asked),
  placeRow(asked, { id: 'transport', name: m.fav_row_transport(), find: nearestTransport }),
  placeRow(asked, { id: 'school', name: m.fav_row_school(), find: nearestSchool }),
  mainsRow(asked),
  deliveryRow(asked),
  changeRow(asked),
];

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

function priceRow({ known, locale }: Asked): ComparisonRow {
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

function monthRow({ known, locale }: Asked): ComparisonRow {
  const next = known.map(({ facts: { plan } }) => {
    const [payment] = plan?.every === 'month' ? plan.payments : [];
    return plan && payment ? { uah: payment.cost, usd: payment.costUsd, plan } : null;
  });
  const said = sumVerdicts(known, next, locale)({ two: m.fav_better_month, more: m.fav_best_month }, (sum) => m.fav_sum_more({ sum }));
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

/** `15:50` of minutes since midnight. */
const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

function sunRow({ known, locale }: Asked): ComparisonRow {
  const days = known.map(({ facts: { outlook } }) => (outlook ? winterSun(outlook) : null));
  const given = verdicts(
    days.map((day) => day?.minutes ?? null),
    'more',
  );
  const text = (day: SunDay): ReactNode => (
    <>
      <SunBar day={day} />
      {lines(
        day.minutes > 0 ? formatHours(day.minutes) : m.fav_sun_none(),
        day.spans.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', '),
        day.later && m.fav_sun_later({ hours: formatHours(day.later.minutes), month: formatMonth(day.later.by, locale) }),
      )}
    </>
  );
  return {
    id: 'sun',
    name: m.fav_row_sun(),
    cells: known.map(({ flat, facts }, at) => {
      const day = days[at];
      return {
        slug: flat.slug,
        value: day?.minutes ?? null,
        shown: shownOf(facts.outlook, day && text(day)),
        verdict: verdictText(given[at] ?? null, {
          best: bestWord(known, { two: m.fav_better_sun, more: m.fav_best_sun }),
          behind: (by) => m.fav_time_less({ time: formatHours(by) }),
        }),
      };
    }),
  };
}

function frontRow({ known, locale }: Asked): ComparisonRow {
  return {
    id: 'front',
    name: m.fav_row_front(),
    cells: known.map(({ flat, facts: { outlook } }) => {
      const sides = (outlook ? frontViews(outlook) : []).map(({ azimuth, nearest, landscape }) => {
        const before = nearest
          ? nearest.until === null
            ? m.outlook_neighbour({ name: nearest.name, metres: nearest.metres })
            : m.outlook_planned({ name: nearest.name, metres: nearest.metres, month: formatMonth(nearest.until, locale) })
          : m.fav_open();
        const beyond = landscape && m.outlook_neighbour({ name: landscape.name, metres: landscape.metres });
        return { azimuth, text: [before, beyond].filter(Boolean).join('; ') };
      });
      const text = sides.map((side) => (
        <span key={side.azimuth} className={styles.side}>
          <span className={styles.azimuth}>{formatCompass(side.azimuth)}</span>
          {side.text}
        </span>
      ));
      return {
        slug: flat.slug,
        value: sides.map(({ azimuth, text: seen }) => `${formatCompass(azimuth)} ${seen}`).join('. '),
        shown: shownOf(outlook, sides.length > 0 ? text : null),
      };
    }),
  };
}

type Finding = { id: string; name: string; find: (project: Pick<ProjectDetails, 'places'>) => Place | null };

function placeRow({ known }: Asked, { id, name, find }: Finding): ComparisonRow {
  const places = known.map(({ facts: { project } }) => (project ? find(project) : null));
  const given = verdicts(
    places.map((place) => place?.minutes ?? null),
    'less',
  );
  return {
    id,
    name,
    cells: known.map(({ flat, facts }, at) => {
      const place = places[at];
      const text = place && lines(m.map_minutes({ count: place.minutes }), place.name);
      return {
        slug: flat.slug,
        value: place ? `${place.minutes} ${place.name}` : null,
        shown: shownOf(facts.project, text),
        verdict: verdictText(given[at] ?? null, {
          best: bestWord(known, { two: m.fav_better_near, more: m.fav_best_near }),
          behind: (by) => m.fav_time_farther({ time: m.outlook_minutes({ minutes: by }) }),
        }),
      };
    }),
  };
}

function mainsRow({ known }: Asked): ComparisonRow {
  const all = known.map(({ facts: { project } }) => (project ? hoursWithoutMains(project) : null));
  const given = verdicts(all, 'more');
  return {
    id: 'mains',
    name: m.fav_row_mains(),
    cells: known.map(({ flat, facts: { project } }, at) => {
      const hours = all[at] ?? null;
      const tested = project?.blackout?.tested;
      const proof = tested ? m.fav_mains_tested({ hours: m.outlook_hours({ hours: tested.hours }) }) : m.fav_mains_design();
      const about = hours === 0 ? m.fav_mains_stops() : `${m.fav_mains_all()}, ${proof}`;
      const text = hours === null ? null : lines(m.outlook_hours({ hours }), about);
      return {
        slug: flat.slug,
        value: hours,
        shown: shownOf(project, text),
        verdict: verdictText(given[at] ?? null, {
          best: bestWord(known, { two: m.fav_better_long, more: m.fav_best_long }),
          behind: (by) => m.fav_time_less({ time: m.outlook_hours({ hours: by }) }),
        }),
      };
    }),
  };
}

const movedText = (times: number, quarter: string): string =>
  times === 0 ? m.fav_not_moved() : times === 1 ? m.fav_moved_once({ quarter }) : m.fav_moved({ count: times, quarter });

function deliveryRow({ known, locale }: Asked): ComparisonRow {
  const given = verdicts(
    known.map(({ flat }) => quarterNumber(flat.deliveryQuarter)),
    'less',
  );
  return {
    id: 'delivery',
    name: m.fav_row_delivery(),
    cells: known.map(({ flat, facts: { project } }, at) => {
      const moves = project ? deliveryMoves(flat, project) : null;
      const main = flat.handedOver ? deliveryFact(flat, locale) : formatDeliveryInFull(flat.deliveryQuarter, locale);
      return {
        slug: flat.slug,
        value: `${main} ${moves?.times ?? ''}`,
        shown: lines(main, moves && movedText(moves.times, formatDeliveryInFull(moves.first, locale))),
        verdict: verdictText(given[at] ?? null, {
          best: bestWord(known, { two: m.fav_better_soon, more: m.fav_best_soon }),
          behind: (by) => (by === 1 ? m.fav_quarter_later() : m.fav_quarters_later({ count: by })),
        }),
      };
    }),
  };
}

function changeRow({ known, locale, now }: Asked): ComparisonRow {
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

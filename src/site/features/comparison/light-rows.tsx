import type { ReactNode } from 'react';
import { formatHours } from '../../format/format-hours.ts';
import { formatMonth } from '../../format/format-month.ts';
import { formatCompass } from '../../format/format-outlook.ts';
import * as m from '../../paraglide/messages.js';
import { type Asked, bestWord } from './asked.ts';
import styles from './cells.module.css';
import { type ComparisonRow, lines, shownOf, verdictText } from './cells.tsx';
import { frontViews, type SunDay, winterSun } from './flat-view.ts';
import { SunBar } from './sun-bar.tsx';
import { verdicts } from './verdicts.ts';

/** `15:50` of minutes since midnight. */
const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export function sunRow({ known, locale }: Asked): ComparisonRow {
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

export function frontRow({ known, locale }: Asked): ComparisonRow {
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

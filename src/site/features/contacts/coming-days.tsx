import { useEffect, useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import { dayMs } from '../../../base/durations.ts';
import { kyivDay } from '../../../base/kyiv-time.ts';
import { clockTime } from '../../../base/opening-hours.ts';
import type { Office } from '../../../contract/content/offices.ts';
import typography from '../../../ui/text/typography.module.css';
import { useLocale } from '../../data/paths.ts';
import { formatDayAndMonth } from '../../format/format-date.ts';
import * as m from '../../paraglide/messages.js';
import styles from './office-spread.module.css';

const aheadMs = 60 * dayMs;

/** The days of the next two months on which the office has other hours. Chosen in the browser, because the page is cached for all days. */
export function ComingDays({ exceptions }: Pick<Office, 'exceptions'>) {
  const locale = useLocale();
  const [coming, setComing] = useState<Office['exceptions']>([]);
  useEffect(() => {
    const now = systemClock();
    const [first, last] = [kyivDay(now), kyivDay(new Date(now.getTime() + aheadMs))];
    setComing(exceptions.filter(({ on }) => on >= first && on <= last).toSorted((a, b) => (a.on < b.on ? -1 : 1)));
  }, [exceptions]);
  if (coming.length === 0) return null;
  return (
    <div>
      <p className={typography.note}>{m.contacts_coming_days()}</p>
      <dl className={styles.hours}>
        {coming.map(({ on, hours, occasion }) => (
          <div key={on} className={styles.day}>
            <dt>
              {formatDayAndMonth(on, locale)}, {occasion}
            </dt>
            <dd>{hours ? `${clockTime(hours.opens)}–${clockTime(hours.closes)}` : m.contacts_day_off()}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

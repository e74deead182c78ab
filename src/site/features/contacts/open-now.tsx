import { useEffect, useState } from 'react';
import { systemClock } from '../../../base/clock.ts';
import type { Locale } from '../../../base/locale.ts';
import { clockTime, type Opening, openingAt, weekdayOf } from '../../../base/opening-hours.ts';
import type { Office } from '../../../contract/content/offices.ts';
import { useLocale } from '../../data/paths.ts';
import { formatDayAndMonth } from '../../format/format-date.ts';
import { weekdayName } from '../../format/weekday-name.ts';
import * as m from '../../paraglide/messages.js';
import styles from './open-now.module.css';

const pollMs = 20_000;

/** Whether the office is open now. Computed in the browser, because the page is cached for all hours. */
export function OpenNow({ hours, exceptions }: Pick<Office, 'hours' | 'exceptions'>) {
  const locale = useLocale();
  const [opening, setOpening] = useState<Opening | undefined>();

  useEffect(() => {
    const update = () => setOpening(openingAt({ hours, exceptions }, systemClock()));
    update();
    const timer = setInterval(update, pollMs);
    return () => clearInterval(timer);
  }, [hours, exceptions]);

  return (
    <p className={styles.now} data-open={opening?.open || undefined}>
      {opening && texts(opening, locale)}
    </p>
  );
}

/** Within a week by the weekday, later by the date. */
const nameOf = ({ days, on }: { days: number; on: string }, locale: Locale): string =>
  days < 7 ? weekdayName(weekdayOf(on), locale, 'long') : formatDayAndMonth(on, locale);

function texts(opening: NonNullable<Opening>, locale: Locale): string {
  if (opening.open) return m.contacts_open({ time: clockTime(opening.until) });
  const time = clockTime(opening.at);
  if (opening.days === 0) return m.contacts_opens_today({ time });
  if (opening.days === 1) return m.contacts_opens_tomorrow({ time });
  return m.contacts_opens_on({ day: nameOf(opening, locale), time });
}

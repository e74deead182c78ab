import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { dayMs, minuteMs } from '../../../base/durations.ts';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import { localeOf } from '../../data/paths.ts';
import { leftText, serverNow, untilText } from '../../format/booking-time.ts';
import * as m from '../../paraglide/messages.js';
import styles from './horizon-timer.module.css';

type Props = {
  /** The server's time, and the stopwatch's value when it was received. */
  snapshot: { now: string; at: number };
  from: Date;
  until: Date;
  onEnd: () => void;
};

const everyMs = 250;
/** Announced when so many minutes are left; each second would be noise. */
const announcedMinutes = [10, 5, 2, 1];

/** How long the flat is held, as the horizon line growing shorter: until when, and on the last day how much is left. */
export function HorizonTimer({ snapshot, from, until, onEnd }: Props) {
  const locale = localeOf(useLocation().pathname);
  const [now, setNow] = useState(() => serverNow(snapshot, performance.now()));
  const left = until.getTime() - now;
  const ended = left <= 0;

  useEffect(() => {
    const update = () => setNow(serverNow(snapshot, performance.now()));
    update();
    const timer = setInterval(update, everyMs);
    return () => clearInterval(timer);
  }, [snapshot]);
  useEffect(() => {
    if (ended) onEnd();
  }, [ended, onEnd]);

  const minutes = Math.ceil(left / minuteMs);
  const share = Math.min(1, Math.max(0, left / (until.getTime() - from.getTime())));
  return (
    <div className={styles.timer}>
      <svg className={styles.line} viewBox="0 0 1000 2" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 1H${Math.round(share * 1000)}`} />
      </svg>
      <p className={classNames(typography.caption, styles.texts)}>
        {left >= dayMs ? (
          m.booking_yours_until({ time: untilText(until, now, locale) })
        ) : (
          <span role="timer">{m.booking_left({ time: leftText(left) })}</span>
        )}
      </p>
      <p className={styles.announced} role="status">
        {announcedMinutes.includes(minutes) ? m.booking_left_minutes({ count: minutes }) : ''}
      </p>
    </div>
  );
}

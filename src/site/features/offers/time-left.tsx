import { minuteMs } from '../../../base/durations.ts';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import styles from './time-left.module.css';

/** Days as text, on the last day hours and minutes; its room is reserved while the time is unknown. */
export function TimeLeft({ left }: { left: number | null }) {
  const minutes = Math.ceil((left ?? 0) / minuteMs);
  const days = Math.floor(minutes / (24 * 60));
  return (
    <p className={classNames(typography.title, styles.left)} role="timer">
      {left !== null && (
        <>
          <span className={styles.label}>{m.offers_left()}</span>
          <span className={styles.clock}>
            {days > 0
              ? m.offers_days({ count: days, shown: days })
              : m.offers_last_hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
          </span>
        </>
      )}
    </p>
  );
}

import * as m from '../../paraglide/messages.js';
import styles from './time-left.module.css';

const two = (value: number): string => String(value).padStart(2, '0');

/** Days in words, hours to seconds as a clock; its room is kept while nothing is known yet. */
export function TimeLeft({ left }: { left: number | null }) {
  const seconds = Math.floor((left ?? 0) / 1000);
  const days = Math.floor(seconds / 86_400);
  return (
    <p className={styles.left} role="timer">
      {left !== null && (
        <>
          <span className={styles.label}>{m.offers_left()}</span>
          {days > 0 && <span>{m.offers_days({ count: days, shown: days })} </span>}
          <span className={styles.clock}>
            {two(Math.floor(seconds / 3600) % 24)}:{two(Math.floor(seconds / 60) % 60)}:{two(seconds % 60)}
          </span>
        </>
      )}
    </p>
  );
}

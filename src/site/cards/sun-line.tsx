import type { ApartmentItem } from '../../contract/catalogue/apartments.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { formatHours } from '../format/format-hours.ts';
import * as m from '../paraglide/messages.js';
import styles from './sun-line.module.css';

type Sun = NonNullable<ApartmentItem['sun']>;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The day of 21 March from sunrise to sunset as a line, filled while the sun shines into a room of the flat. */
export function SunLine({ sun }: { sun: Sun }) {
  const sunrise = minutesOf(sun.sunrise);
  const day = minutesOf(sun.sunset) - sunrise;
  if (day <= 0) return null;
  const part = (minutes: number): string => `${Math.round((minutes * 1000) / day) / 10}%`;
  return (
    <div className={styles.sun}>
      <span className={styles.day} aria-hidden="true">
        {sun.spans.map(({ from, to }) => (
          <span
            key={from}
            className={styles.lit}
            style={{ left: part(minutesOf(from) - sunrise), width: part(minutesOf(to) - minutesOf(from)) }}
          />
        ))}
      </span>
      <span>
        {sun.minutes === 0 ? m.card_no_sun() : m.card_sun({ hours: formatHours(sun.minutes) })}
        <VisuallyHidden>{m.card_sun_day({ spans: sun.spans.map(({ from, to }) => `${from}–${to}`).join(', ') })}</VisuallyHidden>
      </span>
    </div>
  );
}

import styles from './cells.module.css';
import type { SunDay } from './flat-view.ts';

/** The shortest day from six to six: a hairline while it is light, a bar while the sun shines into a room. The text beside it says the same. */
export function SunBar({ day: { sunrise, sunset, spans } }: { day: SunDay }) {
  const x = (minutes: number) => minutes - 360;
  return (
    <svg className={styles.sun} viewBox="0 0 720 16" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.light} x={x(sunrise)} y="7.5" width={sunset - sunrise} height="1" />
      {spans.map(({ from, to }) => (
        <rect key={from} className={styles.shining} x={x(from)} y="2" width={to - from} height="12" />
      ))}
    </svg>
  );
}

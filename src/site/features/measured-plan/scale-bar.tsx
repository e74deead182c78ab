import type { Locale } from '../../../base/locale.ts';
import type { PrintScale } from '../../../plans/measured-plan/print-scale.ts';
import { formatNumber } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import styles from './scale-bar.module.css';

/** In print only: the scale as text, and a bar that shows it also when a copier has changed it. */
export function ScaleBar({ print: { scale, bar }, locale }: { print: PrintScale; locale: Locale }) {
  const parts = 5;
  const long = (bar * 10) / scale;
  const part = long / parts;
  return (
    <svg className={styles.bar} viewBox={`0 -6 ${long + 30} 10`} style={{ width: `${long + 30}mm` }} aria-hidden="true">
      {Array.from({ length: parts }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <rect key={at} className={at % 2 ? styles.empty : styles.full} x={at * part} y={0} width={part} height={1.6} />
      ))}
      <text x={0} y={-1.2} className={styles.texts}>
        0
      </text>
      <text x={long} y={-1.2} className={styles.texts}>
        {m.plan_metres({ value: formatNumber(bar / 100, locale, 0) })}
      </text>
      <text x={long + 4} y={1.8} className={styles.texts}>
        {m.plan_scale({ scale })}
      </text>
    </svg>
  );
}

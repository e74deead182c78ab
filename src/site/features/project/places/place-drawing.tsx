import * as m from '../../../paraglide/messages.js';
import styles from './place-drawing.module.css';
import type { PlaceMap } from './place-map.ts';

type Props = { map: PlaceMap; name: string; shown?: ReadonlySet<number>; chosen?: number | null };

/** The gate in the middle, rings of minutes, and numbers that a list belongs to; those that are not `shown` are left out. */
export function PlaceDrawing({ map, name, shown, chosen = null }: Props) {
  const middle = map.size / 2;
  return (
    <svg className={styles.map} viewBox={`0 0 ${map.size} ${map.size}`} role="img" aria-label={m.project_map({ name })}>
      <path className={styles.horizon} d={`M0 ${middle}H${map.size}M${middle} 20V${map.size}`} />
      {map.rings.map(({ minutes, radius }) => (
        <g key={minutes}>
          <circle className={styles.ring} cx={middle} cy={middle} r={radius} />
          <text className={styles.ringText} x={middle + 5} y={middle + radius - 5}>
            {m.project_minutes({ count: minutes })}
          </text>
        </g>
      ))}
      <text className={styles.north} x={middle} y="12" textAnchor="middle">
        {m.project_north()}
      </text>
      <path className={styles.gate} d={`M${middle - 8} ${middle + 6}v-14h16v14z`} />
      {map.categories.flatMap(({ places }) =>
        places
          .filter(({ number }) => shown?.has(number) ?? true)
          .map(({ number, x, y }) => (
            <g key={number} className={number === chosen ? styles.chosen : undefined}>
              <circle className={styles.dot} cx={x} cy={y} r="11" />
              <text className={styles.number} x={x} y={y + 4.5} textAnchor="middle">
                {number}
              </text>
            </g>
          )),
      )}
    </svg>
  );
}

import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import type { MonthsView, MonthView } from './months-view.ts';
import styles from './storeys.module.css';

/** Of one storey in the drawing, in pixels. */
const [width, height] = [44, 7];

type Props = { sections: MonthsView['sections']; cast: MonthView['cast']; before: MonthView['cast']; isAhead: boolean };

/** The sections in elevation, storey by storey: what stands, what came in this month, what is still open. */
export function Storeys({ sections, cast, before, isAhead }: Props) {
  const counted = sections.map((section, at) => {
    const now = cast[at] ?? null;
    return { ...section, now, was: before[at] ?? now };
  });
  return (
    <div className={styles.storeys}>
      <p className={classNames(typography.caption, styles.head)}>{isAhead ? m.construction_storeys_ahead() : m.construction_storeys()}</p>
      <ul className={styles.sections}>
        {counted.map(({ id, name, floors, now, was }) => (
          <li key={id} className={styles.section}>
            <svg
              className={styles.tower}
              width={width}
              height={floors * height}
              viewBox={`0 0 ${width} ${floors * height}`}
              aria-hidden="true"
            >
              {Array.from({ length: floors }, (_, at) => floors - at).map((floor) => (
                <rect
                  key={floor}
                  className={styles[stateOf(floor, { now, was, isAhead })]}
                  x="0.5"
                  y={(floors - floor) * height + 0.5}
                  width={width - 1}
                  height={height - 2}
                />
              ))}
            </svg>
            <span className={styles.name}>
              <span className={typography.caption}>{name}</span>
              <span className={styles.count}>
                {now === null ? m.construction_storeys_unknown() : m.construction_storeys_of({ cast: now, total: floors })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function stateOf(floor: number, { now, was, isAhead }: { now: number | null; was: number | null; isAhead: boolean }) {
  if (now === null || floor > now) return 'open';
  if (was !== null && floor <= was) return 'cast';
  return isAhead ? 'planned' : 'fresh';
}

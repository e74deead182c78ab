import type { Plan } from '../../../contract/pictures.ts';
import { labelPoint } from '../../../plans/layout/label-point.ts';
import { planFrame } from '../../../plans/layout/plan-frame.ts';
import { planShapes } from '../../../plans/layout/plan-shapes.ts';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import * as m from '../../paraglide/messages.js';
import type { OutlookView, SunDay } from './outlook-view.ts';
import { arcHeight, arcWidth, azimuthPlace } from './sun-arc.ts';
import styles from './sun-days.module.css';

/** So much direct sun makes a room as warm as a drawing can. */
const warmest = 480;
const clock = (minutes: number): string => (minutes === 0 ? '0' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`);

/** Three days: the sun's way over the horizon, and below it the rooms that it warms. The table beside them says the same. */
export const SunDays = ({ days, up, plan }: Pick<OutlookView, 'days' | 'up'> & { plan: Plan | null }) => (
  <ul className={styles.days}>
    {days.map((day) => (
      <li key={day.date} className={styles.day}>
        <h3 className={typography.name}>{day.when}</h3>
        <SunWay day={day} />
        {plan && <WarmPlan day={day} plan={plan} up={up} />}
      </li>
    ))}
  </ul>
);

function SunWay({ day: { way, lit, sunrise, sunset } }: { day: SunDay }) {
  const marks = [
    [90, m.outlook_mark_e()],
    [180, m.outlook_mark_s()],
    [270, m.outlook_mark_w()],
  ] as const;
  return (
    <div className={styles.sky}>
      <svg className={styles.arc} viewBox={`0 0 ${arcWidth} ${arcHeight}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.marks} d={marks.map(([azimuth]) => `M${azimuthPlace(azimuth)} ${arcHeight}v-12`).join('')} />
        <path className={styles.horizon} d={`M0 ${arcHeight}H${arcWidth}`} />
        <path className={styles.way} d={way} />
        <path className={styles.lit} d={lit} />
      </svg>
      <p className={styles.compass} aria-hidden="true">
        {marks.map(([azimuth, name]) => (
          <span key={azimuth} style={{ left: `${azimuthPlace(azimuth) / (arcWidth / 100)}%` }}>
            {name}
          </span>
        ))}
      </p>
      <p className={classNames(typography.caption, styles.edges)}>
        <span>{m.outlook_sunrise({ time: sunrise })}</span>
        <span>{m.outlook_sunset({ time: sunset })}</span>
      </p>
    </div>
  );
}

function WarmPlan({ day: { minutes }, plan, up }: { day: SunDay; plan: Plan; up: number }) {
  const frame = planFrame(plan);
  const { rooms, windows, walls } = planShapes(plan);
  const side = Math.max(frame.width, frame.height);
  return (
    <svg
      className={styles.plan}
      viewBox={`${frame.left - (side - frame.width) / 2} ${frame.top - (side - frame.height) / 2} ${side} ${side}`}
      aria-hidden="true"
    >
      {rooms.map(({ id, path }) => (
        <path key={id} className={styles.room} d={path} style={{ fillOpacity: (Math.min(warmest, minutes[id] ?? 0) / warmest) * 0.62 }} />
      ))}
      <path className={styles.windows} d={windows} />
      <path className={styles.walls} d={walls} />
      {plan.rooms.map(({ id, outline }) => {
        const shone = minutes[id];
        if (shone === undefined) return null;
        const [x, y] = labelPoint(outline);
        return (
          <text key={id} className={styles.hours} x={x} y={y} fontSize={side * 0.042}>
            {clock(shone)}
          </text>
        );
      })}
      <North side={side} up={up} at={[frame.left - (side - frame.width) / 2, frame.top - (side - frame.height) / 2]} />
    </svg>
  );
}

/** Where north is on a drawing of the size `side`, in its upper left corner. */
const North = ({ side, up, at: [left, top] }: { side: number; up: number; at: readonly [number, number] }) => (
  <g transform={`translate(${left + side * 0.085} ${top + side * 0.085}) rotate(${-up}) scale(${side / 100})`}>
    <path className={styles.north} d="M0 4V-4M-1.2 -2.2L0 -4L1.2 -2.2" />
    <text className={styles.hours} transform={`translate(0 -7.2) rotate(${up})`} fontSize="3.6">
      {m.outlook_mark_n()}
    </text>
  </g>
);

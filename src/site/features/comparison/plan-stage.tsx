import type { CSSProperties } from 'react';
import * as m from '../../paraglide/messages.js';
import { metreMarks, type Stage } from './one-scale.ts';
import styles from './plan-stage.module.css';

const boxOf = ({ width, height }: Stage) => ({
  viewBox: `0 0 ${width} ${height}`,
  preserveAspectRatio: 'xMinYMax meet',
  style: { '--ratio': `${width} / ${height}` } as CSSProperties,
});

/** The line that runs on through the boxes of the other plans. */
const Horizon = ({ ground }: { ground: number }) => <path className={styles.horizon} d={`M-20000 ${ground}H20000`} />;

/** One of several plans: at the scale of all, standing on their horizon, with a mark at each metre. */
export function StandingPlan({ stage, at, title }: { stage: Stage; at: number; title: string }) {
  const standing = stage.plans[at];
  return (
    <svg {...boxOf(stage)} className={styles.stage} role="img" aria-label={title}>
      {standing && (
        <>
          <g transform={`translate(${standing.x} ${standing.y})`}>
            <path className={styles.floor} d={standing.sketch.floor} />
            <path className={styles.line} d={standing.sketch.lines} />
            <path className={styles.walls} d={standing.sketch.walls} />
          </g>
          <path className={styles.marks} d={metreMarks(standing, stage.ground)} />
        </>
      )}
      <Horizon ground={stage.ground} />
    </svg>
  );
}

/** All plans over each other, from one corner. Each has its own line, which `LineSign` shows beside its number. */
export function OverlaidPlans({ stage, names }: { stage: Stage; names: readonly string[] }) {
  const widest = stage.plans.reduce((one, other) => (other && (!one || other.metres.width > one.metres.width) ? other : one), null);
  return (
    <svg {...boxOf(stage)} className={styles.stage} role="img" aria-label={m.fav_overlay_title({ names: names.join(', ') })}>
      {stage.plans.map(
        (standing, at) =>
          standing && (
            <g key={names[at]} className={styles.layer} data-layer={at} transform={`translate(${standing.x} ${standing.y})`}>
              <path d={standing.sketch.walls} />
            </g>
          ),
      )}
      {widest && <path className={styles.marks} d={metreMarks(widest, stage.ground)} />}
      <Horizon ground={stage.ground} />
    </svg>
  );
}

/** How the walls of a plan are drawn over the others. */
export const LineSign = ({ at }: { at: number }) => (
  <svg className={styles.sign} viewBox="0 0 40 12" aria-hidden="true">
    <g className={styles.layer} data-layer={at}>
      <path d="M1 2h38v8H1z" />
    </g>
  </svg>
);

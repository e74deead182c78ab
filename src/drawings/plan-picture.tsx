import type { CSSProperties, ReactNode } from 'react';
import type { Dimensions, DrawnPlan, DrawnText } from '../plans/measured-plan/drawn-plan.ts';
import type { PrintScale } from '../plans/measured-plan/print-scale.ts';
import styles from './plan-picture.module.css';

const fits = ['', styles.fits1, styles.fits2, styles.fits3, styles.fits4];

function Text({ text: { text, x, y, from, up }, className = '' }: { text: DrawnText; className?: string | undefined }) {
  return (
    <text x={x} y={y} className={`${className} ${fits[from]}`.trim()} data-from={from} transform={up ? `rotate(-90 ${x} ${y})` : undefined}>
      {text}
    </text>
  );
}

const Measured = ({ of, className }: { of: Dimensions; className: string | undefined }) => (
  <g className={className} data-part="dimensions">
    <path className={styles.measure} d={of.lines} />
    {of.texts.map((text) => (
      <Text key={`${text.x} ${text.y}`} text={text} className={styles.size} />
    ))}
  </g>
);

type Props = { drawn: DrawnPlan; print: PrintScale; title: string; children: ReactNode };

/** The whole drawing, and the layer over it in the same frame; the page's stylesheet chooses the visible parts. */
export function PlanPicture({ drawn, print, title, children }: Props) {
  const { frame, floors, rooms } = drawn;
  const style = { '--drawing': frame.width, '--print-pixel': print.pixel, '--print-width': `${print.width}mm` } as CSSProperties;
  return (
    <div className={styles.scaled} style={style}>
      <svg
        className={styles.picture}
        viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
        role="img"
        aria-label={title}
        data-print={print.level}
      >
        <path className={styles.floor} d={floors.inside} />
        <path className={styles.wet} d={floors.wet} />
        <path className={styles.open} d={floors.open} />
        <path className={`${styles.thin} ${styles.furniture}`} d={drawn.furniture} data-part="furniture" />
        <path className={styles.thin} d={drawn.lines} />
        <path className={styles.walls} d={drawn.walls} />
        <path className={styles.entrance} d={drawn.entrance} />
        <Measured of={drawn.outer} className={styles.outer} />
        <Measured of={drawn.inner} className={styles.inner} />
        {rooms.map(({ id, name, area }) => (
          <g key={id} className={styles.room}>
            <Text text={name} className={styles.name} />
            <Text text={area} className={styles.area} />
          </g>
        ))}
      </svg>
      {children}
    </div>
  );
}

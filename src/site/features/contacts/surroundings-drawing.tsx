import type { Surroundings } from '../../../contract/content/offices.ts';
import { namePlaces } from '../../../plans/ground/name-place.ts';
import styles from './surroundings-drawing.module.css';

type Props = {
  surroundings: Surroundings;
  /** The number of the building, written on its flag. */
  number: string;
  /** Unique in the page. */
  id: string;
  /** Only the nearest half, for a small drawing. */
  near?: boolean;
  /** The text alternative; without it the drawing is hidden from screen readers. */
  title?: string;
};

const points = (steps: [number, number][]) => steps.map((step) => step.join(',')).join(' ');
const widths = { wide: 30, narrow: 15 };
/** How much of the frame is seen in each of its shapes. */
const seen = 0.86;
const flag: [number, number][] = [
  [0, 0],
  [0, -130],
];

/** Light streets between dark blocks, the way from the nearest stop, and the building on its flagpole. North is up. */
export function SurroundingsDrawing({ surroundings, number, id, near = false, title }: Props) {
  const { reach, streets, areas, stops, house, walk } = surroundings;
  const [east, south] = near ? [reach[0] * 0.62, reach[1] * 0.62] : reach;
  const names = namePlaces(streets, { seen: [east * seen, south * seen], taken: [walk, flag], letterWidth: near ? 11 : 15 });
  return (
    <svg
      className={styles.drawing}
      data-near={near || undefined}
      viewBox={`${-east} ${-south} ${2 * east} ${2 * south}`}
      preserveAspectRatio="xMidYMid slice"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <defs>
        <pattern id={`${id}-water`} width="12" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 4h12" className={styles.wave} />
        </pattern>
        <pattern id={`${id}-green`} width="14" height="14" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="1.4" className={styles.tree} />
          <circle cx="10" cy="10" r="1.4" className={styles.tree} />
        </pattern>
      </defs>
      <rect x={-reach[0] * 2} y={-reach[1] * 2} width={reach[0] * 4} height={reach[1] * 4} className={styles.blocks} />
      {areas.map(({ kind, outline }) => (
        <g key={points(outline)}>
          <polygon points={points(outline)} className={styles[kind]} />
          {kind !== 'square' && <polygon points={points(outline)} fill={`url(#${id}-${kind})`} />}
        </g>
      ))}
      {streets.map(({ line, wide }) => (
        <polyline key={points(line)} points={points(line)} className={styles.street} strokeWidth={wide ? widths.wide : widths.narrow} />
      ))}
      {streets.map(({ name, line }, at) => {
        const place = names[at] ?? null;
        return (
          place !== null && (
            <g key={name}>
              <path id={`${id}-${at}`} d={`M${points(line).replaceAll(' ', 'L')}`} fill="none" />
              <text className={styles.name}>
                <textPath href={`#${id}-${at}`} startOffset={`${Math.round(place * 100)}%`} textAnchor="middle">
                  {name}
                </textPath>
              </text>
            </g>
          )
        );
      })}
      {areas.map(
        ({ name, outline }) =>
          name && (
            <text key={name} x={middle(outline, 0)} y={middle(outline, 1)} textAnchor="middle" className={styles.area}>
              {name}
            </text>
          ),
      )}
      <polyline points={points(walk)} className={styles.walk} />
      <polygon points={points(house)} className={styles.building} />
      {stops
        .filter(({ at: [x, y] }) => Math.abs(x) <= east && Math.abs(y) <= south)
        .map(({ name, at: [x, y] }) => (
          <g key={name} transform={`translate(${x} ${y})`}>
            <circle r="17" className={styles.stop} />
            <text y="6" textAnchor="middle" className={styles.metro}>
              М
            </text>
            <text x={x > 0 ? -26 : 26} y="6" textAnchor={x > 0 ? 'end' : 'start'} className={styles.stopName}>
              {name}
            </text>
          </g>
        ))}
      <g className={styles.flag}>
        <path d="M0 0v-86" />
        <text y="-96" textAnchor="middle">
          {number}
        </text>
      </g>
    </svg>
  );
}

const middle = (outline: [number, number][], axis: 0 | 1): number =>
  Math.round(outline.reduce((sum, step) => sum + step[axis], 0) / Math.max(outline.length, 1));

import { polygonPath } from '../../../../../plans/layout/plan-paths.ts';
import styles from './ground-map.module.css';

type Step = [east: number, south: number];
/** The drawn ground around a project's gate, in metres from it. */
export type Ground = {
  reach: number;
  streets: { line: Step[]; wide: boolean }[];
  areas: { kind: string; outline: Step[] }[];
  paths: Step[][];
  tracks: { kind: string; line: Step[] }[];
  blocks: [east: number, south: number, length: number, depth: number, turn: number][];
  house: Step;
};

const linePath = (line: readonly Step[]): string => `M${line.map((step) => step.join(' ')).join('L')}`;

/** Water, green, streets and buildings around a gate. */
export const GroundMap = ({ ground: { streets, areas, paths, tracks, blocks, house } }: { ground: Ground }) => (
  <g>
    {areas.map(({ kind, outline }) => (
      <path key={outline.join()} className={styles.area} data-kind={kind} d={polygonPath(outline)} />
    ))}
    {streets.map(({ line, wide }) => (
      <path key={line.join()} className={styles.street} data-wide={wide || undefined} d={linePath(line)} />
    ))}
    <path className={styles.path} d={paths.map(linePath).join('')} />
    <path className={styles.track} d={tracks.map(({ line }) => linePath(line)).join('')} />
    {blocks.map(([east, south, length, depth, turn]) => (
      <rect
        key={`${east} ${south}`}
        className={styles.block}
        x={-length / 2}
        y={-depth / 2}
        width={length}
        height={depth}
        transform={`translate(${east} ${south})rotate(${turn})`}
      />
    ))}
    <circle className={styles.project} cx={house[0]} cy={house[1]} r="40" />
    <path className={styles.gate} d="M0 0h0" />
  </g>
);

import type { Frame } from '../../../../plans/shapes/edit-outlines.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './shapes.module.css';

/** Where true north is, so many degrees clockwise from the drawing's up, in its upper right corner. */
export function Compass({ frame: { width, height }, north }: { frame: Frame; north: number }) {
  const size = Math.min(width, height) / 22;
  return (
    <g className={styles.compass} transform={`translate(${width - 1.4 * size} ${1.4 * size})`}>
      <circle r={size} />
      <g transform={`rotate(${north})`}>
        <path d={`M0 ${-0.9 * size}L${size / 4} 0H${-size / 4}z`} />
        <text fontSize={0.62 * size} transform={`translate(0 ${0.45 * size})rotate(${-north})`}>
          {m.drawing_north_letter()}
        </text>
      </g>
    </g>
  );
}

const lengths = [500, 200, 100, 50, 20, 10, 5] as const;

/** How long some metres are, in the lower left corner; `unit` is how much of the drawing a metre is. */
export function ScaleBar({ frame: { width, height }, unit }: { frame: Frame; unit: number }) {
  const metres = lengths.find((one) => one * unit <= width / 4) ?? 1;
  const [length, tick] = [metres * unit, Math.min(width, height) / 80];
  return (
    <g className={styles.compass} transform={`translate(${2 * tick} ${height - 2 * tick})`}>
      <path d={`M0 ${-tick}V0H${length}V${-tick}`} data-line />
      <text x={length / 2} y={-1.4 * tick} fontSize={2.4 * tick}>
        {m.drawing_metres({ count: metres })}
      </text>
    </g>
  );
}

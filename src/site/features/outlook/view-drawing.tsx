import { useRef } from 'react';
import { type ViewDrawing as Drawing, pathOf, pathsOf } from '../../../plans/scene/draw-view.ts';
import * as m from '../../paraglide/messages.js';
import styles from './view-drawing.module.css';

type Props = {
  drawing: Drawing;
  /** Neighbours that are not built yet stand. */
  later: boolean;
  name: string;
  turn: number;
  onTurn: (degrees: number) => void;
};

const degreesAPixel = 0.12;
const step = 10;

/** What stands before a window; a drag and the buttons turn the head. */
export function ViewDrawing({ drawing: { width, height, horizon, areas, streets, masses }, later, name, turn, onTurn }: Props) {
  const from = useRef<{ x: number; turn: number } | null>(null);
  return (
    <div className={styles.frame}>
      <svg
        className={styles.view}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={name}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, turn };
        }}
        onPointerMove={({ clientX }) => from.current && onTurn(from.current.turn - (clientX - from.current.x) * degreesAPixel)}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        <path className={styles.ground} d={`M0 ${horizon}H${width}V${height}H0z`} />
        {areas.map(({ kind, points }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: areas have no other name
          <path key={at} className={styles.area} data-kind={kind} d={pathOf(points)} />
        ))}
        <path className={styles.streets} d={streets} />
        <path className={styles.horizon} d={`M0 ${horizon}H${width}`} />
        {masses.map((seen) => {
          const { shades, storeys } = pathsOf(seen);
          const { kind, at, planned } = seen.mass;
          return (
            <g
              key={`${kind}${at}`}
              className={styles.mass}
              data-kind={kind}
              data-planned={planned ? (later ? 'stands' : 'announced') : undefined}
            >
              {shades.map(({ shade, path }) => (
                <path key={shade} data-shade={shade} d={path} />
              ))}
              <path className={styles.storeys} d={storeys} />
            </g>
          );
        })}
      </svg>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} aria-label={m.model_left()} onClick={() => onTurn(turn - step)}>
          ←
        </button>
        <button type="button" className={styles.tool} aria-label={m.model_right()} onClick={() => onTurn(turn + step)}>
          →
        </button>
      </div>
    </div>
  );
}

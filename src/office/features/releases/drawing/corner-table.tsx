import { type KeyboardEvent, useRef, useState } from 'react';
import type { XY } from '../../../../base/geometry/outline.ts';
import { type Frame, insertCorner, pointIn } from '../../../../plans/shapes/edit-outlines.ts';
import * as m from '../../../paraglide/messages.js';
import styles from './drawing.module.css';
import { arrowStep } from './keys.ts';

type Props = { outline: readonly XY[]; frame: Frame; onChange: (outline: XY[], key: string | null) => void };

/** A corner beside the last one, in the frame, or in its middle. */
const nextCorner = (outline: readonly XY[], frame: Frame): XY => {
  const last = outline.at(-1);
  const step = Math.round(frame.width / 20);
  return pointIn(frame, last ? [last[0] + (last[0] + step > frame.width ? -step : step), last[1]] : [frame.width / 2, frame.height / 2]);
};

/** The corners of an outline in numbers: all that a pointer does in the drawing is done here by the keyboard. */
export function CornerTable({ outline, frame, onChange }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const focus = (corner: number) =>
    requestAnimationFrame(() => table.current?.querySelectorAll<HTMLInputElement>('input[data-axis="0"]')[corner]?.select());
  const set = (corner: number, axis: 0 | 1, value: number) => {
    const moved = outline.map(
      (point, at): XY => (at === corner ? pointIn(frame, axis === 0 ? [value, point[1]] : [point[0], value]) : point),
    );
    onChange(moved, `${corner}/${axis}`);
  };
  const add = () => {
    onChange([...outline, nextCorner(outline, frame)], null);
    focus(outline.length);
  };
  return (
    <>
      {outline.length > 0 && (
        <table ref={table} className={styles.corners} aria-label={m.drawing_corners()}>
          <thead>
            <tr>
              <th scope="col">{m.drawing_col_corner()}</th>
              <th scope="col">{m.drawing_col_x()}</th>
              <th scope="col">{m.drawing_col_y()}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {outline.map(([x, y], corner) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: corners have no id, and a number must not lose the focus while it is typed.
              <tr key={corner}>
                <th scope="row">{corner + 1}</th>
                {([x, y] as const).map((value, axis) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the two axes
                  <td key={axis}>
                    <Coordinate
                      value={value}
                      axis={axis as 0 | 1}
                      label={(axis === 0 ? m.drawing_corner_x : m.drawing_corner_y)({ number: corner + 1 })}
                      onChange={(next) => set(corner, axis as 0 | 1, next)}
                      onEnter={corner === outline.length - 1 ? add : () => focus(corner + 1)}
                    />
                  </td>
                ))}
                <td className={styles.steps}>
                  <button
                    type="button"
                    aria-label={m.drawing_corner_insert({ number: corner + 1 })}
                    onClick={() => {
                      onChange(insertCorner(outline, corner), null);
                      focus(corner + 1);
                    }}
                  >
                    +
                  </button>
                  <button
                    type="button"
                    aria-label={m.drawing_corner_remove({ number: corner + 1 })}
                    onClick={() => onChange(outline.toSpliced(corner, 1), null)}
                  >
                    ×
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <button type="button" className={styles.link} onClick={add}>
        {m.drawing_corner_add()}
      </button>
    </>
  );
}

type CoordinateProps = { value: number; axis: 0 | 1; label: string; onChange: (value: number) => void; onEnter: () => void };

/** What is no number yet stays as it is typed, and changes nothing. */
function Coordinate({ value, axis, label, onChange, onEnter }: CoordinateProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : readCoordinate(typed);
  const isShown = typed !== null && (read === null || read === value);
  const onKeyDown = (event: KeyboardEvent) => {
    const up = arrowStep(event)?.[1] ?? 0;
    if (event.key !== 'Enter' && up === 0) return;
    event.preventDefault();
    setTyped(null);
    if (event.key === 'Enter') onEnter();
    else onChange(value - up);
  };
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      data-axis={axis}
      aria-label={label}
      value={isShown ? typed : String(value).replace('.', ',')}
      onKeyDown={onKeyDown}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = readCoordinate(target.value);
        if (next !== null) onChange(next);
      }}
    />
  );
}

function readCoordinate(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,6}(\.\d?)?$/.test(plain) ? Number(plain) : null;
}

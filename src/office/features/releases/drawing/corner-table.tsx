import { useRef } from 'react';
import type { XY } from '../../../../base/geometry/outline.ts';
import { type Frame, insertCorner, pointIn } from '../../../../plans/shapes/edit-outlines.ts';
import * as m from '../../../paraglide/messages.js';
import { Coordinate } from './coordinate.tsx';
import styles from './drawing.module.css';

/** How corners are shown in numbers where these are not the ones of the drawing. */
export type Scale = {
  numbersOf: (point: XY) => XY;
  pointAt: (numbers: XY) => XY;
  /** What an arrow adds. */
  step: number;
  titles: readonly [string, string];
  labels: readonly [(of: { number: number }) => string, (of: { number: number }) => string];
};
const ownScale = (): Scale => ({
  numbersOf: (point) => point,
  pointAt: (numbers) => numbers,
  step: 1,
  titles: [m.drawing_col_x(), m.drawing_col_y()],
  labels: [m.drawing_corner_x, m.drawing_corner_y],
});

type Props = { outline: readonly XY[]; frame: Frame; scale?: Scale; onChange: (outline: XY[], key: string | null) => void };

/** A corner beside the last one, in the frame, or in its middle. */
const nextCorner = (outline: readonly XY[], frame: Frame): XY => {
  const last = outline.at(-1);
  const step = Math.round(frame.width / 20);
  return pointIn(frame, last ? [last[0] + (last[0] + step > frame.width ? -step : step), last[1]] : [frame.width / 2, frame.height / 2]);
};

/** The corners of an outline in numbers: all that a pointer does in the drawing is done here by the keyboard. */
export function CornerTable({ outline, frame, scale = ownScale(), onChange }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const focus = (corner: number) =>
    requestAnimationFrame(() => table.current?.querySelectorAll<HTMLInputElement>('[data-axis="0"] input')[corner]?.select());
  const set = (corner: number, axis: 0 | 1, value: number) => {
    const moved = outline.map((point, at): XY => {
      if (at !== corner) return point;
      const [x, y] = scale.numbersOf(point);
      return pointIn(frame, scale.pointAt(axis === 0 ? [value, y] : [x, value]));
    });
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
              <th scope="col">{scale.titles[0]}</th>
              <th scope="col">{scale.titles[1]}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {outline.map((point, corner) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: corners have no id, and a number must not lose the focus while it is typed.
              <tr key={corner}>
                <th scope="row">{corner + 1}</th>
                {scale.numbersOf(point).map((value, axis) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the two axes
                  <td key={axis} data-axis={axis}>
                    <Coordinate
                      value={value}
                      step={scale.step}
                      label={scale.labels[axis as 0 | 1]({ number: corner + 1 })}
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

import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { XY } from '../../../../../base/geometry/outline.ts';
import { arrowStep } from '../keys.ts';
import styles from '../shapes.module.css';

type Props = {
  at: XY;
  label: string;
  kind: 'scene' | 'look' | 'door';
  isChosen?: boolean;
  onFocus?: () => void;
  /** While it is dragged, and, with `isDone`, where it is left; steps of one `key` are undone together. */
  onMove: (to: XY, of: { isDone: boolean; key: string | null }) => void;
};

/** A point of a plan that is dragged, or moved by the arrows by a centimetre, with Shift by ten. */
export function DragPoint({ at, label, kind, isChosen, onFocus, onMove }: Props) {
  const [isDragged, setDragged] = useState(false);
  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGPathElement>): XY => {
    const matrix = currentTarget.getScreenCTM();
    if (!matrix) return at;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return [Math.round(x), Math.round(y)];
  };
  const press = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (!step) return;
    event.preventDefault();
    onMove([at[0] + step[0], at[1] + step[1]], { isDone: true, key: label });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a handle of a drawing
    <path
      className={styles.handle}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isChosen}
      data-kind={kind}
      d={`M${at.join(' ')}h0`}
      onFocus={onFocus}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(true);
      }}
      onPointerMove={(event) => isDragged && onMove(placeOf(event), { isDone: false, key: null })}
      onPointerUp={(event) => {
        if (isDragged) onMove(placeOf(event), { isDone: true, key: null });
        setDragged(false);
      }}
      onPointerCancel={() => setDragged(false)}
    />
  );
}

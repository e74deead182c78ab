import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { XY } from '../../../../base/geometry/outline.ts';
import { arrowStep } from './keys.ts';
import styles from './shapes.module.css';

type Props = {
  at: XY;
  label: string;
  kind: 'scene' | 'look' | 'door' | 'whole';
  isChosen?: boolean;
  onFocus?: () => void;
  /** Where it is while it is dragged; null when that is over. */
  onDrag: (to: XY | null) => void;
  /** Where it is left; steps of one `key` are undone together. */
  onMove: (to: XY, key: string | null) => void;
};
type Drag = { from: XY; pointer: XY };

/** A point of a drawing that is dragged, or moved by the arrows by one, with Shift by ten. A press alone moves nothing. */
export function DragPoint({ at, label, kind, isChosen, onFocus, onDrag, onMove }: Props) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointerOf = ({ currentTarget, clientX, clientY }: PointerEvent<SVGPathElement>): XY => {
    const matrix = currentTarget.getScreenCTM();
    if (!matrix) return at;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return [x, y];
  };
  const placeOf = (event: PointerEvent<SVGPathElement>, { from, pointer }: Drag): XY => {
    const [x, y] = pointerOf(event);
    return [Math.round(from[0] + x - pointer[0]), Math.round(from[1] + y - pointer[1])];
  };
  const end = () => {
    setDrag(null);
    onDrag(null);
  };
  const press = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (!step) return;
    event.preventDefault();
    onMove([at[0] + step[0], at[1] + step[1]], label);
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
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: at, pointer: pointerOf(event) });
      }}
      onPointerMove={(event) => drag && onDrag(placeOf(event, drag))}
      onPointerUp={(event) => {
        if (!drag) return;
        const to = placeOf(event, drag);
        end();
        if (to[0] !== drag.from[0] || to[1] !== drag.from[1]) onMove(to, null);
      }}
      onPointerCancel={end}
    />
  );
}

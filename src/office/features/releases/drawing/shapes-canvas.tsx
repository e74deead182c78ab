import type { KeyboardEvent, ReactNode } from 'react';
import type { XY } from '../../../../base/geometry/outline.ts';
import { linePath, polygonPath } from '../../../../plans/layout/plan-paths.ts';
import { type Drawn, type Frame, middlesOf, pointIn } from '../../../../plans/shapes/edit-outlines.ts';
import * as m from '../../../paraglide/messages.js';
import { arrowStep } from './keys.ts';
import styles from './shapes.module.css';
import type { Drawing } from './use-drawing.ts';
import { usePointer } from './use-pointer.ts';

type Props<Item extends Drawn> = {
  frame: Frame;
  drawing: Drawing<Item>;
  /** Corners of neighbours at the same place move along. */
  isTogether: boolean;
  isWrong: (at: number) => boolean;
  /** Shapes that step back, such as those of other sections. */
  isQuiet: (at: number) => boolean;
  /** A plan, whose walls need some room around it. */
  isPlan?: boolean;
  label?: string;
  /** Other outlines to snap to. */
  guides?: readonly (readonly XY[])[];
  /** What is drawn over the shapes and below their handles. */
  children?: ReactNode;
};

const pathOf = ({ outline, isOpen }: Drawn): string => (isOpen ? linePath(outline) : polygonPath(outline));

const noGuides: readonly XY[][] = [];
/** How much there is around a plan, in its own units. */
export const planRoom = 60;

/** The shapes over their picture: chosen, drawn corner by corner, and changed by a pointer or by the arrows. */
export function ShapesCanvas<Item extends Drawn>({
  frame,
  drawing,
  isTogether,
  isWrong,
  isQuiet,
  isPlan = false,
  label = m.drawing_canvas(),
  guides = noGuides,
  children,
}: Props<Item>) {
  const { svg, items, outline, pointer, moved, ...pointing } = usePointer({ frame, drawing, isTogether, guides });
  const { selected, isDrawing } = drawing;
  const { isOpen = false } = (selected === null ? undefined : items[selected]) ?? {};
  const fewest = isOpen ? 2 : 3;
  const [first, last] = [outline[0], outline.at(-1)];

  const move = (event: KeyboardEvent, corner: number) => {
    const step = arrowStep(event);
    const from = outline[corner];
    if (selected === null || !from) return;
    if (step) drawing.put(moved(drawing.items, corner, pointIn(frame, [from[0] + step[0], from[1] + step[1]])), `${selected}/${corner}`);
    else if (event.key === 'Delete' && outline.length > fewest) drawing.setOutline(selected, outline.toSpliced(corner, 1));
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no other element for a group of handles
    <svg
      ref={svg}
      className={styles.shapes}
      viewBox={
        isPlan
          ? `${-planRoom} ${-planRoom} ${frame.width + 2 * planRoom} ${frame.height + 2 * planRoom}`
          : `0 0 ${frame.width} ${frame.height}`
      }
      data-plan={isPlan || undefined}
      role="group"
      tabIndex={-1}
      aria-label={label}
      data-drawing={isDrawing || undefined}
      {...pointing}
    >
      {items.map((item, at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no id
          key={at}
          className={styles.shape}
          data-at={at}
          data-selected={at === selected || undefined}
          data-quiet={isQuiet(at) || undefined}
          data-wrong={isWrong(at) || undefined}
          data-open={item.isOpen || undefined}
          d={pathOf(item)}
        />
      ))}
      {children}
      {isDrawing && pointer && first && last && (
        <path className={styles.rubber} d={isOpen ? linePath([last, pointer]) : polygonPath([last, pointer, first])} />
      )}
      {!isDrawing &&
        outline.length >= fewest &&
        middlesOf(outline, isOpen).map(([x, y]) => <path key={`${x} ${y}`} className={styles.middle} d={`M${x} ${y}h0`} />)}
      {outline.map(([x, y], corner) => (
        // biome-ignore lint/a11y/useSemanticElements: a handle of a drawing
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: corners have no id, and keep the focus while they move
          key={corner}
          className={styles.handle}
          role="button"
          tabIndex={0}
          aria-label={m.drawing_corner_at({ number: corner + 1, x: String(x), y: String(y) })}
          d={`M${x} ${y}h0`}
          onKeyDown={(event) => move(event, corner)}
        />
      ))}
    </svg>
  );
}

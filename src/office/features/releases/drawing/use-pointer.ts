import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { XY } from '../../../../base/geometry/outline.ts';
import {
  type Drawn,
  edgesOf,
  type Frame,
  insertCorner,
  middlesOf,
  moveCorner,
  pointIn,
  snapPoint,
} from '../../../../plans/shapes/edit-outlines.ts';
import type { Drawing } from './use-drawing.ts';

/** How near a pointer is to a corner that it means, in pixels of the screen. */
const reach = { mouse: 10, touch: 24 } as const;
const reachOf = (type: string): number => (type === 'mouse' ? reach.mouse : reach.touch);

/** A corner under way, with the shapes as they were before and as they are now. */
type Dragged<Item> = { corner: number; start: readonly Item[]; items: readonly Item[] };
type Of<Item extends Drawn> = {
  frame: Frame;
  drawing: Drawing<Item>;
  isTogether: boolean;
  /** Other outlines to snap to. */
  guides: readonly (readonly XY[])[];
};

/** The pointer over a drawing: it chooses shapes, puts corners and drags them, snapped to the shapes around unless Alt is pressed. */
export function usePointer<Item extends Drawn>({ frame, drawing, isTogether, guides }: Of<Item>) {
  const svg = useRef<SVGSVGElement>(null);
  const [dragged, setDragged] = useState<Dragged<Item> | null>(null);
  const [pointer, setPointer] = useState<XY | null>(null);
  const { selected, isDrawing } = drawing;
  const items = dragged?.items ?? drawing.items;
  const { outline = [], isOpen = false } = (selected === null ? undefined : items[selected]) ?? {};

  /** The place of a pointer in the picture, and how much of it a pixel of the screen is. */
  function placeOf({ clientX, clientY }: MouseEvent): { point: XY; unit: number } {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return { point: [0, 0], unit: 1 };
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { point: [x, y], unit: 1 / matrix.a };
  }
  /** Snapped to other shapes, and to `own` corners; shapes that move along with a corner `from` there are left out. */
  function snapped(event: MouseEvent, { own = [], from }: { own?: readonly XY[]; from?: XY | undefined }): XY {
    const { point, unit } = placeOf(event);
    if (event.altKey) return pointIn(frame, point);
    const goesAlong = (one: XY) => isTogether && one[0] === from?.[0] && one[1] === from[1];
    const others = drawing.items.filter((item, at) => at !== selected && !item.outline.some(goesAlong));
    const outlines = [...others.flatMap(edgesOf), ...guides, ...own.map((one) => [one])];
    return pointIn(frame, snapPoint(point, outlines, reach.mouse * unit));
  }
  function moved(from: readonly Item[], corner: number, to: XY): Item[] {
    const at = selected ?? -1;
    if (isTogether) return moveCorner(from, { at, corner, to });
    return from.map((item, index) => (index === at ? { ...item, outline: item.outline.with(corner, to) } : item));
  }

  return {
    svg,
    items,
    outline,
    pointer,
    moved,
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      if (isDrawing || selected === null || event.button !== 0) return;
      const { point, unit } = placeOf(event);
      const found = cornerAt({ outline, isOpen }, point, reachOf(event.pointerType) * unit);
      if (!found) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const inserted = (item: Item) => ({ ...item, outline: insertCorner(item.outline, found.corner - 1) });
      const start = found.isNew ? drawing.items.map((item, at) => (at === selected ? inserted(item) : item)) : drawing.items;
      setDragged({ corner: found.corner, start, items: start });
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (!dragged) return isDrawing ? setPointer(snapped(event, { own: outline.slice(0, 1) })) : undefined;
      const from = dragged.start[selected ?? -1]?.outline[dragged.corner];
      setDragged({ ...dragged, items: moved(dragged.start, dragged.corner, snapped(event, { from })) });
    },
    onPointerUp() {
      if (!dragged) return;
      if (dragged.items !== drawing.items) drawing.put(dragged.items);
      svg.current?.querySelectorAll<SVGElement>('[role=button]')[dragged.corner]?.focus();
      setDragged(null);
    },
    onPointerCancel: () => setDragged(null),
    onPointerLeave: () => setPointer(null),
    onClick(event: MouseEvent<SVGSVGElement>) {
      if (!isDrawing || selected === null) {
        const at = (event.target as Element).closest<SVGElement>('[data-at]')?.dataset.at;
        if (at !== undefined) drawing.select(Number(at));
        return;
      }
      const point = snapped(event, { own: outline.slice(0, 1) });
      const [first] = outline;
      if (first && !isOpen && outline.length >= 3 && first[0] === point[0] && first[1] === point[1]) drawing.setDrawing(false);
      else drawing.setOutline(selected, [...outline, point]);
    },
  };
}

/** The corner of an outline that a pointer means, or the middle of a side, which becomes one. */
function cornerAt({ outline, isOpen = false }: Drawn, [x, y]: XY, within: number): { corner: number; isNew: boolean } | null {
  const far = ([a, b]: XY) => Math.hypot(a - x, b - y);
  const all = [
    ...outline.map((point, corner) => ({ corner, isNew: false, far: far(point) })),
    // Where both are near, it is the corner that is meant.
    ...middlesOf(outline, isOpen).map((point, at) => ({ corner: at + 1, isNew: true, far: far(point) + within / 3 })),
  ];
  const [nearest] = all.filter((one) => one.far <= within).toSorted((a, b) => a.far - b.far);
  return nearest ?? null;
}

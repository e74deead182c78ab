import type { XY } from '../../../base/geometry/outline.ts';

type Reactions = {
  /** In degrees. */
  turn: (right: number, down: number) => void;
  zoom: (factor: number) => void;
  tap: (at: XY) => void;
  /** Where a mouse is; null when it left. */
  over: (at: XY | null) => void;
};

/** So far in pixels a press may move and still be a tap. */
const slack = 5;
const degreesAPixel = 0.3;
const wheelStep = 0.002;

/** A drag turns, two touches or the wheel with Ctrl zoom, a press that does not move is a tap. The page scrolls as everywhere. */
export function watchPointer(canvas: HTMLElement, { turn, zoom, tap, over }: Reactions): () => void {
  const held = new Map<number, XY>();
  let moved = 0;
  const placeOf = (event: MouseEvent): XY => {
    const { left, top } = canvas.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const spread = (): number => {
    const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = [...held.values()];
    return Math.hypot(ax - bx, ay - by);
  };
  const stop = new AbortController();
  const on = <Type extends keyof HTMLElementEventMap>(type: Type, act: (event: HTMLElementEventMap[Type]) => void) =>
    canvas.addEventListener(type, act, { signal: stop.signal, passive: false });
  on('pointerdown', (event) => {
    held.set(event.pointerId, placeOf(event));
    canvas.setPointerCapture(event.pointerId);
    if (held.size === 1) moved = 0;
  });
  on('pointermove', (event) => {
    const before = held.get(event.pointerId);
    const at = placeOf(event);
    if (!before) {
      if (event.pointerType === 'mouse') over(at);
      return;
    }
    const apart = spread();
    held.set(event.pointerId, at);
    const [right, down] = [at[0] - before[0], at[1] - before[1]];
    moved += Math.hypot(right, down);
    if (held.size === 2 && apart > 0) zoom(spread() / apart);
    else if (moved > slack) turn(-right * degreesAPixel, down * degreesAPixel);
  });
  on('pointerup', (event) => {
    const wasHeld = held.delete(event.pointerId);
    if (wasHeld && held.size === 0 && moved <= slack) tap(placeOf(event));
  });
  on('pointercancel', ({ pointerId }) => {
    held.delete(pointerId);
    moved = Number.POSITIVE_INFINITY;
  });
  on('pointerleave', () => over(null));
  on('wheel', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY * wheelStep));
  });
  return () => stop.abort();
}

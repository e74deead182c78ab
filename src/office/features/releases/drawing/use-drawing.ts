import { useState } from 'react';
import type { XY } from '../../../../base/geometry/outline.ts';
import type { Drawn } from '../../../../plans/shapes/edit-outlines.ts';

/** Steps with one key after each other, such as presses of an arrow, are undone as one. */
type Steps<Value> = { past: readonly Value[]; future: readonly Value[]; key: string | null };

/** The steps of an editor, back and forth. */
export function useHistory<Value>(value: Value, change: (value: Value) => void) {
  const [steps, setSteps] = useState<Steps<Value>>({ past: [], future: [], key: null });
  function step(from: 'past' | 'future'): void {
    const other = steps[from].at(-1);
    if (other === undefined) return;
    const rest = steps[from].slice(0, -1);
    const past = from === 'past' ? rest : [...steps.past, value];
    const future = from === 'past' ? [...steps.future, value] : rest;
    setSteps({ past, future, key: null });
    change(other);
  }
  return {
    put(next: Value, key: string | null = null): void {
      const isSameStep = key !== null && key === steps.key;
      setSteps({ past: isSameStep ? steps.past : [...steps.past, value], future: [], key });
      change(next);
    },
    undo: () => step('past'),
    redo: () => step('future'),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
  };
}
export type History = Pick<ReturnType<typeof useHistory>, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;

/** The shapes of a drawing: which one is chosen, and whether it is being drawn. */
export function useDrawing<Item extends Drawn>(items: readonly Item[], put: (items: readonly Item[], key?: string | null) => void) {
  const [selected, setSelected] = useState<number | null>(null);
  const [isBegun, setDrawing] = useState(false);
  const shape = selected === null ? undefined : items[selected];
  function select(at: number | null): void {
    setSelected(at);
    setDrawing(false);
  }
  return {
    /** The place of the chosen shape, as long as there is one: an undone step may have taken it. */
    selected: shape ? selected : null,
    isDrawing: isBegun && shape !== undefined,
    items,
    put,
    select,
    setDrawing: (is: boolean) => setDrawing(is),
    setOutline(at: number, outline: XY[], key: string | null = null): void {
      const changed = items.map((item, index) => (index === at ? { ...item, outline } : item));
      put(changed, key);
    },
    /** Adds a shape without corners, and begins to draw it. */
    begin(item: Item): void {
      put([...items, item]);
      setSelected(items.length);
      setDrawing(true);
    },
    remove(at: number): void {
      put(items.filter((_, index) => index !== at));
      select(null);
    },
  };
}
export type Drawing<Item extends Drawn> = ReturnType<typeof useDrawing<Item>>;

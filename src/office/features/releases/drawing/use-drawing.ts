import { useState } from 'react';
import type { XY } from '../../../../base/geometry/outline.ts';
import type { Drawn } from '../../../../plans/shapes/edit-outlines.ts';

/** Steps with one key after each other, such as presses of an arrow, are undone as one. */
type History<Item> = { past: (readonly Item[])[]; future: (readonly Item[])[]; key: string | null };

/** The shapes of a drawing: which one is chosen, whether it is being drawn, and the steps that can be undone. */
export function useDrawing<Item extends Drawn>(items: readonly Item[], change: (items: readonly Item[]) => void) {
  const [selected, setSelected] = useState<number | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [history, setHistory] = useState<History<Item>>({ past: [], future: [], key: null });

  function put(next: readonly Item[], key: string | null = null): void {
    const isSameStep = key !== null && key === history.key;
    setHistory({ past: isSameStep ? history.past : [...history.past, items], future: [], key });
    change(next);
  }
  function setOutline(at: number, outline: XY[], key: string | null = null): void {
    put(
      items.map((item, index) => (index === at ? { ...item, outline } : item)),
      key,
    );
  }
  function select(at: number | null): void {
    setSelected(at);
    setDrawing(false);
    setHistory({ ...history, key: null });
  }
  function step(from: 'past' | 'future'): void {
    const to = from === 'past' ? 'future' : 'past';
    const other = history[from].at(-1);
    if (!other) return;
    setHistory({ ...history, [from]: history[from].slice(0, -1), [to]: [...history[to], items], key: null });
    change(other);
    if (selected !== null && !other[selected]) setSelected(null);
    if (selected !== null && (other[selected]?.outline.length ?? 0) >= 3) setDrawing(false);
  }
  return {
    ...{ items, selected, isDrawing, setDrawing, put, setOutline, select },
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
    undo: () => step('past'),
    redo: () => step('future'),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
export type Drawing<Item extends Drawn> = ReturnType<typeof useDrawing<Item>>;

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Item } from '../../../plans/measured-plan/ruler-state.ts';

export const chooserId = 'ruler-thing';
type Items = { items: readonly Item[]; onChange: (items: readonly Item[]) => void };

/**
 * Removes an item and moves the focus to the item in its place, to the one before it, or, when none is left, to the controls
 * for adding. In `part` the focusable element of an item has its index as `data-item`.
 */
export function useRemoval(part: RefObject<Element | null>, { items, onChange }: Items): (at: number) => void {
  const gone = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (gone.current === null) return;
    const at = Math.min(gone.current, items.length - 1);
    gone.current = null;
    (part.current?.querySelector<HTMLElement>(`[data-item="${at}"]`) ?? document.getElementById(chooserId))?.focus();
  }, [part, items]);
  return (at) => {
    gone.current = at;
    onChange(items.filter((_, index) => index !== at));
  };
}

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import { type Item, readItems, type Solid, writeItems } from '../../../plans/measured-plan/ruler-state.ts';
import * as m from '../../paraglide/messages.js';
import styles from './ruler.module.css';
import { LineMark, ThingMark } from './ruler-marks.tsx';
import { useRemoval } from './use-removal.ts';

type Point = readonly [number, number];
export type RulerProps = {
  frame: { left: number; top: number; width: number; height: number };
  solids: readonly Solid[];
  start: Point;
  items: readonly Item[];
  onChange: (items: readonly Item[]) => void;
  locale: Locale;
};

/** The visitor's items over the plan: each piece and each end of a line is moved by pointer or keys. */
export function RulerLayer({ frame, solids, items, onChange, locale }: RulerProps) {
  const layer = useRef<SVGSVGElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const begun = useRef(false);
  // Behind `#`, so that the page itself stays the same for all visitors.
  useEffect(() => {
    if (!begun.current) {
      begun.current = true;
      const found = readItems(window.location.hash);
      // The panel may have come first, and things have been added with it.
      if (found.length > 0) onChange([...found, ...items]);
      if (found.length > 0 || items.length === 0) return;
    }
    const { pathname, search } = window.location;
    const hash = items.length > 0 ? `#${writeItems(items)}` : '';
    history.replaceState(history.state, '', `${pathname}${search}${hash}`);
  }, [items, onChange]);
  const put = (at: number, item: Item) => onChange(items.map((one, index) => (index === at ? item : one)));
  const remove = useRemoval(layer, { items, onChange });

  const acts = { put, remove, held, setHeld, frame, solids, locale };
  // An item is its place in the list.
  const mark = (item: Item, at: number) =>
    item.kind === 'thing' ? <ThingMark key={at} item={item} at={at} acts={acts} /> : <LineMark key={at} item={item} at={at} acts={acts} />;
  return (
    <svg
      ref={layer}
      className={styles.layer}
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      aria-label={m.ruler_mine()}
    >
      {items.map(mark)}
    </svg>
  );
}

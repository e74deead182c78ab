import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../base/locale.ts';
import {
  boxOf,
  gapsOf,
  hitBy,
  type Item,
  type Line,
  lengthOf,
  readItems,
  type Solid,
  snapped,
  straightened,
  type Thing,
  turned,
  writeItems,
} from '../../../plans/measured-plan/ruler-state.ts';
import * as m from '../../paraglide/messages.js';
import styles from './ruler.module.css';
import { itemText, metresText } from './ruler-words.ts';
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

const steps: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const plus = ([x, y]: Point, [dx, dy]: Point, by = 1): Point => [x + dx * by, y + dy * by];

/** What a visitor has put on the plan, lying over it: each thing and each end of a line is moved by pointer or keys. */
export function RulerLayer({ frame, solids, items, onChange, locale }: RulerProps) {
  const layer = useRef<SVGSVGElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const begun = useRef(false);
  // Behind `#`, so that the page itself stays one and the same for everybody.
  useEffect(() => {
    if (!begun.current) {
      begun.current = true;
      const found = readItems(window.location.hash);
      if (found.length > 0) onChange(found);
      return;
    }
    const { pathname, search } = window.location;
    const hash = items.length > 0 ? `#${writeItems(items)}` : '';
    history.replaceState(history.state, '', `${pathname}${search}${hash}`);
  }, [items, onChange]);
  const put = (at: number, item: Item) => onChange(items.map((one, index) => (index === at ? item : one)));
  const remove = useRemoval(layer, { items, onChange });

  const pointAt = (event: PointerEvent): Point => {
    const box = layer.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return [
      frame.left + ((event.clientX - box.left) / box.width) * frame.width,
      frame.top + ((event.clientY - box.top) / box.height) * frame.height,
    ];
  };
  const inside = ([x, y]: Point): Point => [
    Math.min(Math.max(x, frame.left), frame.left + frame.width),
    Math.min(Math.max(y, frame.top), frame.top + frame.height),
  ];
  const drag = (start: Point, move: (to: Point) => void) => (event: PointerEvent<Element>) => {
    const { currentTarget, pointerId } = event;
    const [from, taken] = [pointAt(event), start];
    currentTarget.setPointerCapture(pointerId);
    const onMove = (moved: Event) => {
      const [x, y] = pointAt(moved as unknown as PointerEvent);
      move(inside([Math.round(taken[0] + x - from[0]), Math.round(taken[1] + y - from[1])]));
    };
    const stop = () => {
      currentTarget.removeEventListener('pointermove', onMove);
      currentTarget.removeEventListener('pointerup', stop);
      currentTarget.removeEventListener('pointercancel', stop);
    };
    currentTarget.addEventListener('pointermove', onMove);
    currentTarget.addEventListener('pointerup', stop);
    currentTarget.addEventListener('pointercancel', stop);
  };
  const keys = (at: number, move: (by: Point) => Item, turn?: () => Item) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    const item = step ? move([step[0] * (event.shiftKey ? 1 : 5), step[1] * (event.shiftKey ? 1 : 5)]) : null;
    if (item) put(at, item);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(at);
    else if (turn && (event.key === 'Enter' || event.key === ' ')) put(at, turn());
    else return;
    event.preventDefault();
  };
  const focus = (at: number) => ({ 'data-item': at, onFocus: () => setHeld(at), onBlur: () => setHeld(null) });

  const thing = (item: Thing, at: number) => {
    const { left, top } = boxOf(item);
    const [x, y] = item.at;
    const size = `${item.width}×${item.depth}`;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
      <g
        key={at}
        className={styles.thing}
        data-hit={hitBy(item, solids) ?? undefined}
        aria-label={itemText(item, solids, locale)}
        role="button"
        tabIndex={0}
        {...focus(at)}
        onKeyDown={keys(
          at,
          (by) => ({ ...item, at: inside(plus(item.at, by)) }),
          () => turned(item),
        )}
        onPointerDown={drag(item.at, (to) => put(at, snapped({ ...item, at: to }, solids)))}
      >
        <rect className={styles.body} x={left} y={top} width={item.width} height={item.depth} />
        <text className={styles.words} x={x} y={y}>
          {item.name && item.width > frame.width / 10 ? `${item.name} ${size}` : size}
        </text>
        {held === at && <Gaps item={item} solids={solids} locale={locale} />}
      </g>
    );
  };
  const line = (item: Line, at: number) => {
    const length = metresText(lengthOf(item), locale);
    const end = (name: 'from' | 'to', other: 'from' | 'to') => {
      const move = (to: Point): Line => ({ ...item, [name]: to });
      return (
        // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
        <g
          className={styles.end}
          aria-label={m.ruler_line_end({ length })}
          role="button"
          tabIndex={0}
          {...focus(at)}
          onKeyDown={keys(at, (by) => move(inside(plus(item[name], by))))}
          onPointerDown={drag(item[name], (to) => put(at, move(straightened(to, item[other]))))}
        >
          <circle className={styles.grip} cx={item[name][0]} cy={item[name][1]} r={1} />
          <circle className={styles.dot} cx={item[name][0]} cy={item[name][1]} r={1} />
        </g>
      );
    };
    return (
      <g key={at}>
        <path className={styles.line} d={`M${item.from.join(' ')}L${item.to.join(' ')}`} />
        <text className={styles.words} x={(item.from[0] + item.to[0]) / 2} y={(item.from[1] + item.to[1]) / 2 - frame.width * 0.012}>
          {length}
        </text>
        {end('from', 'to')}
        {end('to', 'from')}
      </g>
    );
  };
  return (
    <svg
      ref={layer}
      className={styles.layer}
      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
      aria-label={m.ruler_mine()}
    >
      {items.map((item, at) => (item.kind === 'thing' ? thing(item, at) : line(item, at)))}
    </svg>
  );
}

/** From the thing that is held to the walls around it. */
function Gaps({ item, solids, locale }: { item: Thing; solids: readonly Solid[]; locale: Locale }) {
  const { left, right, top, bottom } = boxOf(item);
  const gaps = gapsOf(item, solids);
  const [x, y] = item.at;
  const rows = [
    { gap: gaps.left, from: [left, y], to: [left - gaps.left, y] },
    { gap: gaps.right, from: [right, y], to: [right + gaps.right, y] },
    { gap: gaps.top, from: [x, top], to: [x, top - gaps.top] },
    { gap: gaps.bottom, from: [x, bottom], to: [x, bottom + gaps.bottom] },
  ] as const;
  return rows
    .filter(({ gap }) => gap >= 10 && gap < 1000)
    .map(({ gap, from, to }) => (
      <g key={to.join()} className={styles.gap}>
        <path className={styles.line} d={`M${from.join(' ')}L${to.join(' ')}`} />
        <text className={styles.words} x={(from[0] + to[0]) / 2} y={(from[1] + to[1]) / 2}>
          {metresText(gap, locale)}
        </text>
      </g>
    ));
}

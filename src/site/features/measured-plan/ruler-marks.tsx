import type { KeyboardEvent, PointerEvent } from 'react';
import type { Locale } from '../../../base/locale.ts';
import {
  boxOf,
  gapsOf,
  hitBy,
  type Item,
  type Line,
  lengthOf,
  type Solid,
  snapped,
  straightened,
  type Thing,
  turned,
} from '../../../plans/measured-plan/ruler-state.ts';
import * as m from '../../paraglide/messages.js';
import { itemText, metresText } from './format-ruler.ts';
import styles from './ruler.module.css';

type Point = readonly [number, number];
type Frame = { left: number; top: number; width: number; height: number };
type Acts = {
  put: (at: number, item: Item) => void;
  remove: (at: number) => void;
  held: number | null;
  setHeld: (at: number | null) => void;
  frame: Frame;
  solids: readonly Solid[];
  locale: Locale;
};

const steps: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const plus = ([x, y]: Point, [dx, dy]: Point, by = 1): Point => [x + dx * by, y + dy * by];
const inside = ({ left, top, width, height }: Frame, [x, y]: Point): Point => [
  Math.min(Math.max(x, left), left + width),
  Math.min(Math.max(y, top), top + height),
];

/** Moves a point by pointer, in centimetres of the plan on which the layer lies. */
const drag = (frame: Frame, start: Point, move: (to: Point) => void) => (event: PointerEvent<SVGElement>) => {
  const { currentTarget, pointerId } = event;
  const layer = currentTarget.ownerSVGElement;
  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = layer?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return [frame.left + ((clientX - box.left) / box.width) * frame.width, frame.top + ((clientY - box.top) / box.height) * frame.height];
  };
  const from = pointAt(event);
  currentTarget.setPointerCapture(pointerId);
  const onMove = (moved: globalThis.PointerEvent) => {
    const [x, y] = pointAt(moved);
    move(inside(frame, [Math.round(start[0] + x - from[0]), Math.round(start[1] + y - from[1])]));
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

const keys =
  ({ put, remove }: Acts, at: number, move: (by: Point) => Item, turn?: () => Item) =>
  (event: KeyboardEvent) => {
    const step = steps[event.key];
    const item = step ? move([step[0] * (event.shiftKey ? 1 : 5), step[1] * (event.shiftKey ? 1 : 5)]) : null;
    if (item) put(at, item);
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(at);
    else if (turn && (event.key === 'Enter' || event.key === ' ')) put(at, turn());
    else return;
    event.preventDefault();
  };

const focus = ({ setHeld }: Acts, at: number) => ({ 'data-item': at, onFocus: () => setHeld(at), onBlur: () => setHeld(null) });

/** A thing on the plan: moved by pointer or arrows, turned by Enter, and while it is held the gaps around it. */
export function ThingMark({ item, at, acts }: { item: Thing; at: number; acts: Acts }) {
  const { frame, solids, locale, put } = acts;
  const { left, top } = boxOf(item);
  const [x, y] = item.at;
  const size = `${item.width}×${item.depth}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button element
    <g
      className={styles.thing}
      data-hit={hitBy(item, solids) ?? undefined}
      aria-label={itemText(item, solids, locale)}
      role="button"
      tabIndex={0}
      {...focus(acts, at)}
      onKeyDown={keys(
        acts,
        at,
        (by) => ({ ...item, at: inside(frame, plus(item.at, by)) }),
        () => turned(item),
      )}
      onPointerDown={drag(frame, item.at, (to) => put(at, snapped({ ...item, at: to }, solids)))}
    >
      <rect className={styles.body} x={left} y={top} width={item.width} height={item.depth} />
      <text className={styles.texts} x={x} y={y}>
        {item.name && item.width > frame.width / 10 ? `${item.name} ${size}` : size}
      </text>
      {acts.held === at && <Gaps item={item} solids={solids} locale={locale} />}
    </g>
  );
}

/** A measured line; each of its ends is moved by itself. */
export function LineMark({ item, at, acts }: { item: Line; at: number; acts: Acts }) {
  const { frame, locale, put } = acts;
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
        {...focus(acts, at)}
        onKeyDown={keys(acts, at, (by) => move(inside(frame, plus(item[name], by))))}
        onPointerDown={drag(frame, item[name], (to) => put(at, move(straightened(to, item[other]))))}
      >
        <circle className={styles.grip} cx={item[name][0]} cy={item[name][1]} r={1} />
        <circle className={styles.dot} cx={item[name][0]} cy={item[name][1]} r={1} />
      </g>
    );
  };
  return (
    <g>
      <path className={styles.line} d={`M${item.from.join(' ')}L${item.to.join(' ')}`} />
      <text className={styles.texts} x={(item.from[0] + item.to[0]) / 2} y={(item.from[1] + item.to[1]) / 2 - frame.width * 0.012}>
        {length}
      </text>
      {end('from', 'to')}
      {end('to', 'from')}
    </g>
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
        <text className={styles.texts} x={(from[0] + to[0]) / 2} y={(from[1] + to[1]) / 2}>
          {metresText(gap, locale)}
        </text>
      </g>
    ));
}

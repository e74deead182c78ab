import type { Plan } from '../../../src/contract/pictures.ts';
import { type Edge, outside, pointOn } from './grid.ts';
import { isOpenAir, isOutdoor, needsWindow, type Scheme, type Side } from './scheme.ts';

type Door = Plan['doors'][number];
type Window = Plan['windows'][number];
type Span = { from: number; to: number };

const corner = 25;
const widths = { room: 80, wet: 70, portal: 110, entrance: 95, balcony: 80 };
const longest = (edges: Edge[]): Edge | undefined => edges.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];

function stand(edge: Edge, width: number, anchor: string): Span {
  const room = edge.to - edge.from;
  const wide = Math.min(width, room - 24);
  const gap = Math.min(corner, (room - wide) / 2);
  const from = anchor === '>' ? edge.to - gap - wide : anchor === '<' ? edge.from + gap : edge.from + Math.round((room - wide) / 2);
  return { from, to: from + wide };
}

/** The leaf hangs at `from`, in the nearer corner, and opens into the side called `into`. */
function door(edge: Edge, span: Span, into: 'before' | 'after' | null, entrance = false): Door {
  const hungAtStart = span.from - edge.from <= edge.to - span.to;
  const [hinge, latch] = hungAtStart ? [span.from, span.to] : [span.to, span.from];
  const before = edge.across === hungAtStart ? 'left' : 'right';
  const after = before === 'left' ? 'right' : 'left';
  const swing = into === null ? 'none' : into === 'before' ? before : after;
  return { from: pointOn(edge, hinge), to: pointOn(edge, latch), swing, entrance };
}

function sideOf(edge: Edge, letter: string): Side {
  if (edge.across) return edge.after === letter ? 'top' : 'bottom';
  return edge.after === letter ? 'left' : 'right';
}

const widthTo = (letter: string): number => {
  if (isOutdoor(letter)) return widths.balcony;
  if (letter === 'S' || letter === 'L') return widths.portal;
  return 'WwGU'.includes(letter) ? widths.wet : widths.room;
};

function windowsIn(edge: Edge, letter: string, taken: Span | undefined): Window[] {
  const most = letter === 'S' || letter === 'L' ? 240 : 180;
  const wall: Span = { from: edge.from + 35, to: edge.to - 35 };
  if (taken) {
    if (taken.from - wall.from > wall.to - taken.to) wall.to = taken.from - 12;
    else wall.from = taken.to + 12;
  }
  const room = wall.to - wall.from;
  if (room < 70) return [];
  const piece = ({ from, to }: Span): Window => ({ from: pointOn(edge, from), to: pointOn(edge, to) });
  const centred = (middle: number, wide: number): Window =>
    piece({ from: Math.round(middle - wide / 2), to: Math.round(middle + wide / 2) });
  if (taken)
    return [
      piece(
        taken.from < wall.from
          ? { from: wall.from, to: wall.from + Math.min(room, most) }
          : { from: wall.to - Math.min(room, most), to: wall.to },
      ),
    ];
  if (room < 430) return [centred((edge.from + edge.to) / 2, Math.min(room, most))];
  const quarter = (edge.to - edge.from) / 4;
  return [centred(edge.from + quarter, 170), centred(edge.to - quarter, 170)];
}

/** Doors as the scheme names them, windows in every facade wall of a room that needs one. */
export function openingsOf(scheme: Scheme, edges: Edge[]): { doors: Door[]; windows: Window[] } {
  const doors: Door[] = [];
  const windows: Window[] = [];
  const taken = new Map<Edge, Span>();
  for (const text of scheme.doors) {
    const [from = '', to = '', anchor = '<'] = text;
    const between = (edge: Edge): boolean => (edge.before === from && edge.after === to) || (edge.before === to && edge.after === from);
    const edge = longest(edges.filter(between));
    if (!edge) throw new Error(`no common wall for the door ${text}`);
    const span = stand(edge, widthTo(to), anchor);
    taken.set(edge, span);
    const outward = 'WwU'.includes(to) || isOutdoor(to);
    const opensTo = outward ? from : to;
    const into = 'SLG'.includes(to) ? null : edge.before === opensTo ? 'before' : 'after';
    doors.push(door(edge, span, into));
  }
  const side = scheme.entrance.slice(0, -1);
  const front = longest(
    edges.filter(
      (edge) => [edge.before, edge.after].includes('H') && [edge.before, edge.after].includes(outside) && sideOf(edge, 'H') === side,
    ),
  );
  if (!front) throw new Error('no wall for the entrance');
  doors.push(door(front, stand(front, widths.entrance, scheme.entrance.slice(-1)), front.before === 'H' ? 'before' : 'after', true));
  for (const edge of edges) {
    const letter = needsWindow(edge.before) ? edge.before : edge.after;
    const other = letter === edge.before ? edge.after : edge.before;
    if (!needsWindow(letter) || !isOpenAir(other)) continue;
    if (other === outside && !scheme.facade.includes(sideOf(edge, letter))) continue;
    windows.push(...windowsIn(edge, letter, taken.get(edge)));
  }
  for (const edge of edges)
    if ([edge.before, edge.after].includes('Z') && [edge.before, edge.after].includes(outside) && edge.across)
      windows.push({ from: pointOn(edge, edge.from + 20), to: pointOn(edge, edge.to - 20) });
  return { doors, windows };
}

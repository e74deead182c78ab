import type { Locale } from './locale.ts';

/** Lines of a drawing as SVG paths in its own units, y growing downwards. */
export type SheetShape = { path: string; fill?: 'ink' | 'paper' | 'shade'; line?: number };
/** A label at a point of a drawing and the free room there, in the drawing's units: a label that does not fit in print is left out. */
export type SheetLabel = { text: string; name?: string; x: number; y: number; wide: number; tall: number };
export type SheetFact = readonly [name: string, value: string];
export type SheetAmount = { name: string; value: string; below?: string };

export type SheetBlock =
  /** With `beside` the text stands large, and these short lines at its right. */
  | { kind: 'title'; text: string; above?: string; below?: string; beside?: readonly string[]; level?: 1 | 2 }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; quiet?: boolean }
  /** In `columns` the values are numbers and stand at the right of each. */
  | { kind: 'facts'; facts: readonly SheetFact[]; columns?: number }
  /** Amounts side by side. */
  | { kind: 'amounts'; amounts: readonly SheetAmount[] }
  /** A drawing in the room that the next blocks leave on the page; `bar` is a length in its own units with its label. */
  | {
      kind: 'drawing';
      alt: string;
      left: number;
      top: number;
      width: number;
      height: number;
      shapes: SheetShape[];
      labels: SheetLabel[];
      bar?: { length: number; text: string };
    }
  /** The first column is text, the others are numbers; a long table is set in several columns of one page. The last row is the sum. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** An address as a QR code, with the address as text and facts beside it. */
  | { kind: 'address'; url: string; text: string; facts?: readonly SheetFact[] }
  /** Begins a new page. */
  | { kind: 'page' };

/** A document before it is rendered: its blocks in reading order. */
export type Sheet = {
  locale: Locale;
  /** The title of the document in the reader's window. */
  title: string;
  brand: string;
  /** At the right of the brand: the day, a number. */
  aside: string;
  /** At the foot of every page. */
  foot: string;
  blocks: readonly SheetBlock[];
};

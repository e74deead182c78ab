import type { Locale } from './locale.ts';

/** Lines of a drawing as SVG paths in its own units, y growing downwards. */
export type SheetShape = { path: string; fill?: 'ink' | 'paper' | 'shade'; line?: number };
/** Words in the middle of a point of a drawing, `size` in its own units. */
export type SheetLabel = { text: string; x: number; y: number; size: number };

export type SheetBlock =
  | { kind: 'title'; text: string; above?: string; below?: string }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; quiet?: boolean }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  /** Amounts side by side, the first one large. */
  | { kind: 'amounts'; amounts: readonly { name: string; value: string }[] }
  | { kind: 'drawing'; alt: string; left: number; top: number; width: number; height: number; shapes: SheetShape[]; labels: SheetLabel[] }
  /** The first column is words, the others are numbers. */
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  /** An address as a square for cameras, with the address in words beside it. */
  | { kind: 'address'; url: string; text: string };

/** A document before it is drawn on paper: what stands on it, in the order of reading. */
export type Sheet = {
  locale: Locale;
  /** Of the document, as the reader's window shows it. */
  title: string;
  brand: string;
  /** At the right of the brand: the day, a number. */
  aside: string;
  /** At the foot of every page. */
  foot: string;
  blocks: readonly SheetBlock[];
};

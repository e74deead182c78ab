import type { Sheet } from '../../base/sheet.ts';
import { makeBoundedWork } from '../threads/bounded-work.ts';

export type SheetToDraw = { sheet: Sheet; at: Date };

/** Draws sheets in a thread that ends half a minute after the last one, and terminates a drawing that takes longer than fifteen seconds. */
export const makeSheetDrawing = () =>
  makeBoundedWork<SheetToDraw, Uint8Array>({
    script: new URL('./sheet-thread.ts', import.meta.url),
    longestMs: 15_000,
    idleMs: 30_000,
  });

import { hash } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { kyivDay } from '../base/kyiv-time.ts';
import type { Sheet } from '../base/sheet.ts';
import { type DrawingBoard, makeDrawingBoard } from '../platform/http/drawing-board.ts';

/** What draws documents; loaded when the first one is asked. `madeAt` is the day that a document names, today without it. */
export function makePaper(clock: Clock, board: DrawingBoard = makeDrawingBoard()) {
  const today = () => kyivDay(clock());
  const draw = (sheet: Sheet, madeAt?: Date): Promise<Uint8Array> =>
    board.draw(hash('sha256', JSON.stringify([sheet, madeAt ?? today()]), 'base64url'), async () => {
      const { drawSheet } = await import('../platform/pdf/draw-sheet.ts');
      return drawSheet(sheet, madeAt ?? clock());
    });
  return { draw, today };
}
export type Paper = ReturnType<typeof makePaper>;

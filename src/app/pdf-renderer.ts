import { hash } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { kyivDay } from '../base/kyiv-time.ts';
import type { Sheet } from '../base/sheet.ts';
import { makeRenderQueue, type RenderQueue } from '../platform/http/render-queue.ts';
import { makeSheetDrawing } from '../platform/pdf/sheet-drawing.ts';

/**
 * Renders PDF documents; `madeAt` is the date on a document, by default today. A rendering is aborted when no request waits for it
 * any more.
 */
export function makePdfRenderer(clock: Clock, renderQueue: RenderQueue = makeRenderQueue()) {
  const today = () => kyivDay(clock());
  const drawSheet = makeSheetDrawing();
  const draw = (sheet: Sheet, { madeAt, signal }: { madeAt?: Date; signal?: AbortSignal } = {}): Promise<Uint8Array> => {
    const key = hash('sha256', JSON.stringify([sheet, madeAt ?? today()]), 'base64url');
    return renderQueue.draw(key, (abort) => drawSheet({ sheet, at: madeAt ?? clock() }, abort), signal);
  };
  return { draw, today };
}
export type PdfRenderer = ReturnType<typeof makePdfRenderer>;

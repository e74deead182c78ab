import type { Clock } from '../base/clock.ts';
import { kyivDay } from '../base/kyiv-time.ts';
import type { Sheet } from '../base/sheet.ts';

/** What draws documents; loaded when the first one is asked. */
export const makePaper = (clock: Clock) => ({
  draw: async (sheet: Sheet): Promise<Uint8Array> => (await import('../platform/pdf/draw-sheet.ts')).drawSheet(sheet, clock()),
  today: () => kyivDay(clock()),
});
export type Paper = ReturnType<typeof makePaper>;

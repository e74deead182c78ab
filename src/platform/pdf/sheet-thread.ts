import { answerInThread } from '../threads/answer-in-thread.ts';
import { drawSheet } from './draw-sheet.ts';
import type { SheetToDraw } from './sheet-drawing.ts';

answerInThread(({ sheet, at }: SheetToDraw) => drawSheet(sheet, at));

import { makeBoundedWork } from '../threads/bounded-work.ts';
import type { PictureToDraw } from './raster.ts';

/** Draws pictures in a thread that ends half a minute after the last one, and terminates a drawing that takes longer than fifteen seconds. */
export const makePictureDrawing = () =>
  makeBoundedWork<PictureToDraw, Uint8Array>({
    script: new URL('./picture-thread.ts', import.meta.url),
    longestMs: 15_000,
    idleMs: 30_000,
  });

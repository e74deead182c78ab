import { makeBoundedWork } from '../threads/bounded-work.ts';
import type { PictureFault, PictureToTake, TakenPicture } from './take-picture.ts';

/** Takes pictures of untrusted origin in a thread of their own, one at a time; one that takes too long or too much memory is `exceeded`. */
export const makePictureTaking = () =>
  makeBoundedWork<PictureToTake, TakenPicture | PictureFault>({
    script: new URL('./take-picture-thread.ts', import.meta.url),
    longestMs: 60_000,
    longestWaitMs: 180_000,
    mostGrowthMb: 768,
    mostWaiting: 6,
  });

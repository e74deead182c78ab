import { statfsSync } from 'node:fs';

const lookEveryMs = 250;

/** Whether less than `leastBytes` are left on the disk of a folder, as it was a quarter of a second ago at most. */
export function watchRoom(folder: string, leastBytes: number): () => boolean {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isFull = false;
  return () => {
    const now = performance.now();
    if (now - lookedAt < lookEveryMs) return isFull;
    lookedAt = now;
    isFull = roomIn(folder) < leastBytes;
    return isFull;
  };
}

/** The free bytes on the disk of a folder. Opening the folder reports a folder that cannot be read. */
export function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

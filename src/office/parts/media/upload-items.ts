import type { MediaPictureAnswer } from '../../../contract/office/media/media.ts';

export type UploadItem = {
  number: number;
  fileName: string;
  replaces: string | null;
  state: 'waiting' | 'sending' | 'paused' | 'offline' | 'drawing' | 'done' | 'failed';
  /** The part of the file that the server has, from 0 to 1. */
  share: number;
  problem: string | null;
  picture: MediaPictureAnswer | null;
  isKnown: boolean;
};

/** What a screen shows of files on their way. */
export function makeUploadItems() {
  let items: readonly UploadItem[] = [];
  let last = 0;
  const listeners = new Set<() => void>();

  function replace(next: readonly UploadItem[]): void {
    items = next;
    for (const listen of listeners) listen();
  }

  return {
    all: () => items,
    next: () => items.find(({ state }) => state === 'waiting'),
    stateOf: (number: number) => items.find((item) => item.number === number)?.state,
    add(fileName: string, replaces: string | null): UploadItem {
      const blank = { state: 'waiting', share: 0, problem: null, picture: null, isKnown: false } as const;
      const item = { number: ++last, fileName, replaces, ...blank };
      replace([...items, item]);
      return item;
    },
    set: (number: number, next: Partial<UploadItem>) =>
      replace(items.map((item) => (item.number === number ? { ...item, ...next } : item))),
    remove: (number: number) => replace(items.filter((item) => item.number !== number)),
    subscribe(listen: () => void) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
}

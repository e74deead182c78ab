import type { PhotoFile, photoStore } from './report-store.ts';

type Materials = {
  store: typeof photoStore;
  /** A small copy of a photo; null where there can be none. */
  thumbOf: (file: File) => Promise<string | null>;
  /** Sends a photo that is in a report. */
  upload: (id: string, file: File) => void;
};
/** A photo that was chosen now, by its id. */
export type ChosenPhoto = { id: string; file: File };

/**
 * The files of photos in reports as this tab has them, by the id of the photo. What was chosen is stored, sent and copied to the end though
 * the report is left meanwhile; of a photo that was removed, or a report that was sent, nothing is stored any more.
 */
export function makePhotoFiles({ store, thumbOf, upload }: Materials) {
  let held: ReadonlyMap<string, PhotoFile & { report: string }> = new Map();
  /** Reports of which the browser has not stored a file. */
  const unstored = new Set<string>();
  /** Photos that were chosen, until the browser has their files or has refused one. */
  const awaited = new Set<string>();
  const listeners = new Set<() => void>();

  function hold(next: typeof held): void {
    held = next;
    for (const listen of listeners) listen();
  }
  async function put(report: string, id: string, photo: PhotoFile): Promise<void> {
    hold(new Map(held).set(id, { ...photo, report }));
    try {
      await store.write(report, id, photo);
    } catch {
      // A browser that stores nothing still writes reports.
      unstored.add(report);
      hold(new Map(held));
    }
  }
  /** Changes what is stored of a photo that is still in its report. */
  async function change(id: string, part: Partial<PhotoFile>): Promise<void> {
    const before = held.get(id);
    if (before) await put(before.report, id, { file: before.file, thumb: before.thumb, ...part });
  }
  function drop(ids: readonly string[]): void {
    hold(new Map([...held].filter(([id]) => !ids.includes(id))));
  }

  return {
    all: () => held,
    subscribe(listen: () => void) {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    /** Whether the page may be closed: the browser has every file of the report, is still storing one, or stores none. */
    storingOf(report: string): 'stored' | 'storing' | 'refused' {
      if (unstored.has(report)) return 'refused';
      return [...held].some(([id, photo]) => photo.report === report && awaited.has(id)) ? 'storing' : 'stored';
    },
    async add(report: string, photos: readonly ChosenPhoto[]): Promise<void> {
      // All are held at once: a report that is left and opened again finds them before the browser has stored them.
      for (const { id } of photos) awaited.add(id);
      hold(new Map([...held, ...photos.map(({ id, file }) => [id, { file, thumb: null, report }] as const)]));
      for (const { id, file } of photos) {
        await change(id, {});
        awaited.delete(id);
        hold(new Map(held));
        if (held.has(id)) upload(id, file);
      }
      for (const { id, file } of photos) if (held.has(id)) await change(id, { thumb: await thumbOf(file) });
    },
    /** A photo as this tab has it, else as the browser has stored it. */
    async find(report: string, id: string): Promise<PhotoFile | undefined> {
      const known = held.get(id);
      if (known) return known;
      const photo = await store.read(report, id).catch(() => undefined);
      if (photo) hold(new Map(held).set(id, { ...photo, report }));
      return photo;
    },
    change,
    remove(report: string, id: string): void {
      drop([id]);
      void store.remove(report, id).catch(() => undefined);
    },
    /** The report was sent. */
    forget(report: string): void {
      drop([...held].flatMap(([id, photo]) => (photo.report === report ? [id] : [])));
      unstored.delete(report);
      void store.removeAll(report).catch(() => undefined);
    },
  };
}

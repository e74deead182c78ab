import type { SentReport } from '../../../contract/office/reports/reports.ts';

/** A photo of a report; `name` is that of the picture which the server has made of it. */
export type Photo = { id: string; stage: string; name: string | null };
/** A report that is being written. `typed` is what stands in a field of a number and is none that can be. */
export type Report = Omit<SentReport, 'photos' | 'project'> & { photos: Photo[]; typed?: Readonly<Record<string, string>> };
/** A photo as this device has it: its file until the server has made a picture of it, and a small copy to show. */
export type PhotoFile = { file: File | null; thumb: string | null };

const address = (key: string): string => `report ${key}`;

/** Reports that are being written on this device, by person and project: they outlive a lost network, a closed page and a flat battery. */
export const reportStore = {
  read(key: string): Report | null {
    try {
      return JSON.parse(localStorage.getItem(address(key)) ?? 'null');
    } catch {
      return null;
    }
  },
  /** At once, so that no key is lost; answers whether the browser has stored it. */
  write(key: string, report: Report): boolean {
    try {
      localStorage.setItem(address(key), JSON.stringify(report));
      return true;
    } catch {
      return false;
    }
  },
  remove: (key: string) => localStorage.removeItem(address(key)),
};

const [database, table] = ['domivka-reports', 'photos'];

function open(): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const asked = indexedDB.open(database, 2);
  asked.onupgradeneeded = () => {
    for (const earlier of asked.result.objectStoreNames) asked.result.deleteObjectStore(earlier);
    asked.result.createObjectStore(table);
  };
  asked.onsuccess = () => resolve(asked.result);
  asked.onerror = () => reject(asked.error);
  return promise;
}

async function inTable<Answer>(mode: IDBTransactionMode, ask: (photos: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> {
  const opened = await open();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const transaction = opened.transaction(table, mode);
  const asked = ask(transaction.objectStore(table));
  transaction.oncomplete = () => resolve(asked.result);
  transaction.onabort = () => reject(transaction.error);
  return promise.finally(() => opened.close());
}

/** The photos of those reports. Files of many megabytes are stored once, apart from the words that change with every key. */
export const photoStore = {
  read: (key: string, id: string) => inTable<PhotoFile | undefined>('readonly', (photos) => photos.get([key, id])),
  write: (key: string, id: string, photo: PhotoFile) => inTable('readwrite', (photos) => photos.put(photo, [key, id])),
  remove: (key: string, id: string) => inTable('readwrite', (photos) => photos.delete([key, id])),
  removeAll: (key: string) => inTable('readwrite', (photos) => photos.delete(IDBKeyRange.bound([key], [key, []]))),
};

const thumbWidth = 320;
/** The address of a small copy, so that a phone need not decode twenty whole photos; null for what the browser cannot draw. */
export async function thumbOf(file: File): Promise<string | null> {
  const bitmap = await createImageBitmap(file, { resizeWidth: thumbWidth, resizeQuality: 'medium' }).catch(() => null);
  if (!bitmap) return null;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', 0.7);
}

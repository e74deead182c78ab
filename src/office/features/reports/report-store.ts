import type { SentReport } from '../../../contract/office/reports/reports.ts';

/** A photo of a report: its file stays in the browser until the server has made a picture of it. */
export type Photo = { id: string; stage: string; file: File | null; thumb: string | null; name: string | null };
/** A report that is being written. `typed` is what stands in a field of a number and is none that can be. */
export type Report = Omit<SentReport, 'photos' | 'project'> & { photos: Photo[]; typed?: Readonly<Record<string, string>> };

const [database, table] = ['domivka-reports', 'reports'];

function open(): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const asked = indexedDB.open(database, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(table);
  asked.onsuccess = () => resolve(asked.result);
  asked.onerror = () => reject(asked.error);
  return promise;
}

async function inTable<Answer>(mode: IDBTransactionMode, ask: (reports: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> {
  const opened = await open();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const transaction = opened.transaction(table, mode);
  const asked = ask(transaction.objectStore(table));
  transaction.oncomplete = () => resolve(asked.result);
  transaction.onabort = () => reject(transaction.error);
  return promise.finally(() => opened.close());
}

/** Reports that are being written on this device, by person and project: they outlive a lost network, a closed page and a flat battery. */
export const reportStore = {
  read: (key: string) => inTable<Report | undefined>('readonly', (reports) => reports.get(key)),
  write: (key: string, report: Report) => inTable('readwrite', (reports) => reports.put(report, key)),
  remove: (key: string) => inTable('readwrite', (reports) => reports.delete(key)),
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

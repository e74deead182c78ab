import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { uploads, useUploads } from '../../parts/media/use-uploads.ts';
import { makePhotoFiles } from './photo-files.ts';
import { type Photo, photoStore, type Report, reportStore, thumbOf } from './report-store.ts';

/** The uploads of photos, by the id of the photo; they go on while the person walks through the office. */
const underWay = new Map<string, number>();

/** Sends a photo, or goes on with it where it was paused. */
function upload(id: string, file: File): void {
  const known = uploads.items().find(({ number }) => number === underWay.get(id));
  if (known?.state === 'paused') uploads.resume(known.number);
  if (known) return;
  const [number] = uploads.add([file]);
  if (number !== undefined) underWay.set(id, number);
}
const photoFiles = makePhotoFiles({ store: photoStore, thumbOf, upload });

/** A report as it is written, stored on this device with every change, and its photos on their way. */
export function useReport(key: string, begin: () => Report) {
  const [report, setReport] = useState(() => reportStore.read(key) ?? begin());
  const files = useSyncExternalStore(photoFiles.subscribe, photoFiles.all);
  const [isWritten, setWritten] = useState(true);
  const latest = useRef(report);
  const isForgotten = useRef(false);
  const items = useUploads();

  // Stored before anything is drawn: the screen may be left in the same moment.
  const update = useCallback(
    (next: (before: Report) => Report) => {
      if (isForgotten.current) return;
      latest.current = next(latest.current);
      setReport(latest.current);
      if (!reportStore.write(key, latest.current)) setWritten(false);
    },
    [key],
  );

  useEffect(() => {
    let isGone = false;
    update((before) => before);
    const show = async ({ id, name }: Photo) => {
      const photo = await photoFiles.find(key, id);
      if (isGone || name !== null || !latest.current.photos.some((one) => one.id === id)) return;
      if (photo?.file) upload(id, photo.file);
      // The browser has not stored its file.
      else update((before) => ({ ...before, photos: before.photos.filter((other) => other.id !== id) }));
    };
    for (const photo of latest.current.photos) void show(photo);
    return () => {
      isGone = true;
    };
  }, [key, update]);

  // What has become a picture needs its file no more.
  useEffect(() => {
    const made = new Map<string, string>();
    for (const { id, name } of report.photos) {
      const done = items.find(({ number, state }) => number === underWay.get(id) && state === 'done');
      if (name === null && done?.picture) made.set(id, done.picture.name);
    }
    if (made.size === 0) return;
    update((before) => {
      const photos = before.photos.map((photo) => ({ ...photo, name: photo.name ?? made.get(photo.id) ?? null }));
      const once = photos.filter(({ name }, at) => name === null || photos.findIndex((other) => other.name === name) === at);
      return { ...before, photos: once };
    });
    for (const id of made.keys()) void photoFiles.change(id, { file: null });
  }, [items, report.photos, update]);

  const change = useCallback((part: Partial<Report>) => update((before) => ({ ...before, ...part })), [update]);
  const addPhotos = (added: readonly File[], stage: string) => {
    const chosen = added.map((file) => ({ id: crypto.randomUUID(), file }));
    update((before) => ({ ...before, photos: [...before.photos, ...chosen.map(({ id }) => ({ id, stage, name: null }))] }));
    void photoFiles.add(key, chosen);
  };
  const removePhoto = (id: string) => {
    const number = underWay.get(id);
    if (number !== undefined) uploads.dismiss(number);
    underWay.delete(id);
    update((before) => ({ ...before, photos: before.photos.filter((photo) => photo.id !== id) }));
    photoFiles.remove(key, id);
  };
  const resume = (id: string) => {
    const number = underWay.get(id);
    if (number !== undefined) uploads.resume(number);
  };
  const stateOf = (id: string) => items.find(({ number }) => number === underWay.get(id)) ?? null;
  const thumbFor = (id: string) => files.get(id)?.thumb ?? null;
  const forget = () => {
    isForgotten.current = true;
    reportStore.remove(key);
    photoFiles.forget(key);
  };
  const storing = isWritten ? photoFiles.storingOf(key) : 'refused';
  return { report, storing, change, addPhotos, removePhoto, resume, stateOf, thumbFor, forget };
}

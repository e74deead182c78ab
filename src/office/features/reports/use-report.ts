import { useCallback, useEffect, useRef, useState } from 'react';
import { uploads, useUploads } from '../../parts/media/use-uploads.ts';
import { type Photo, type Report, reportStore, thumbOf } from './report-store.ts';

/** The uploads of photos, by the id of the photo; they go on while the person walks through the office. */
const underWay = new Map<string, number>();

function upload(photo: Photo): void {
  if (!photo.file || photo.name !== null || underWay.has(photo.id)) return;
  const [number] = uploads.add([photo.file]);
  if (number !== undefined) underWay.set(photo.id, number);
}

/** A report as it is written, stored on this device with every change, and its photos on their way. */
export function useReport(key: string, begin: () => Report) {
  const [report, setReport] = useState<Report | null>(null);
  const [isStored, setStored] = useState(true);
  const first = useRef(begin);
  const items = useUploads();

  useEffect(() => {
    let isGone = false;
    const show = (found: Report | undefined) => {
      if (isGone) return;
      setReport(found ?? first.current());
      for (const photo of found?.photos ?? []) upload(photo);
    };
    // A browser that stores nothing still writes reports.
    void reportStore.read(key).then(show, () => show(undefined));
    return () => {
      isGone = true;
    };
  }, [key]);

  useEffect(() => {
    if (report)
      void reportStore.write(key, report).then(
        () => setStored(true),
        () => setStored(false),
      );
  }, [key, report]);

  const isOpen = report !== null;
  // What has become a picture needs its file no more.
  useEffect(() => {
    if (!isOpen) return;
    setReport((before) => {
      if (!before) return before;
      const photos = before.photos.map((photo) => {
        const done = items.find(({ number, state }) => number === underWay.get(photo.id) && state === 'done');
        return photo.name === null && done?.picture ? { ...photo, file: null, name: done.picture.name } : photo;
      });
      const isSame = photos.every((photo, at) => photo === before.photos[at]);
      const once = photos.filter(({ name }, at) => name === null || photos.findIndex((other) => other.name === name) === at);
      return isSame ? before : { ...before, photos: once };
    });
  }, [items, isOpen]);

  const change = useCallback((part: Partial<Report>) => setReport((before) => before && { ...before, ...part }), []);
  const addPhotos = useCallback(async (files: readonly File[], stage: string) => {
    for (const file of files) {
      const photo: Photo = { id: crypto.randomUUID(), stage, file, thumb: await thumbOf(file), name: null };
      setReport((before) => before && { ...before, photos: [...before.photos, photo] });
      upload(photo);
    }
  }, []);
  const removePhoto = useCallback((id: string) => {
    const number = underWay.get(id);
    if (number !== undefined) uploads.dismiss(number);
    underWay.delete(id);
    setReport((before) => before && { ...before, photos: before.photos.filter((photo) => photo.id !== id) });
  }, []);
  const stateOf = (id: string) => items.find(({ number }) => number === underWay.get(id)) ?? null;
  const forget = () => reportStore.remove(key).catch(() => undefined);
  return { report, isStored, change, addPhotos, removePhoto, stateOf, forget };
}

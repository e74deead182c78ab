import { useSyncExternalStore } from 'react';
import { mediaLimits } from '../../../contract/office/media/media.ts';
import { ask } from '../../data/ask.ts';
import { interrupt } from '../../data/interruption.ts';
import { queries } from '../../data/queries.ts';
import * as m from '../../paraglide/messages.js';
import { makeUploadQueue } from './upload-queue.ts';

const againMs = 3_000;

/** One queue for the whole office: files go on while the person walks through its screens. */
export const uploads = makeUploadQueue({
  calls: {
    begin: (body, key) => ask('POST /office/api/media/uploads/begin', { body, key }),
    look: (id, signal) => ask('GET /office/api/media/upload', { query: { id }, signal }),
    append: ({ id, offset }, body, signal) =>
      ask('POST /office/api/media/uploads/append', { query: { id, offset: String(offset) }, body, signal }),
    finish: (id, key) => ask('POST /office/api/media/uploads/finish', { body: { id }, key }),
  },
  partBytes: mediaLimits.partLargest,
  refuse: ({ size }) => (size > mediaLimits.fileLargest ? m.media_too_big({ most: mediaLimits.fileLargest / (1024 * 1024) }) : null),
  begun: {
    read: (file) => localStorage.getItem(file),
    write: (file, id) => localStorage.setItem(file, id),
    remove: (file) => localStorage.removeItem(file),
  },
  pause: (signal) =>
    new Promise((resolve) => {
      const go = () => {
        clearTimeout(late);
        window.removeEventListener('online', go);
        signal.removeEventListener('abort', go);
        resolve();
      };
      const late = setTimeout(go, againMs);
      window.addEventListener('online', go);
      signal.addEventListener('abort', go);
    }),
  logIn: () => interrupt('login'),
  onDone: () => void refreshPictures(),
});

/** Asks anew for everything that shows pictures. */
export const refreshPictures = () =>
  Promise.all(['media', 'media-picture', 'release'].map((name) => queries.invalidateQueries({ queryKey: [name] })));

export const useUploads = () => useSyncExternalStore(uploads.subscribe, uploads.items);

import type { MediaPictureAnswer } from '../../../contract/office/media/media.ts';
import { officeProblemOf } from '../../../contract/office/office-client.ts';
import { makeUploadItems, type UploadItem } from './upload-items.ts';

type Upload = { id: string; bytes: number; received: number };
/** What the queue asks of the server. */
export type UploadCalls = {
  begin: (about: { fileName: string; bytes: number; replaces: string | null }, key: string) => Promise<Upload>;
  look: (id: string, signal: AbortSignal) => Promise<Upload>;
  append: (at: { id: string; offset: number }, part: Blob, signal: AbortSignal) => Promise<Upload>;
  finish: (id: string, key: string) => Promise<{ picture: MediaPictureAnswer; isKnown: boolean }>;
};
type Materials = {
  calls: UploadCalls;
  partBytes: number;
  /** Why a file is not sent at all. */
  refuse: (file: File) => string | null;
  /** Uploads that an earlier page has begun, by the file. */
  begun: { read: (file: string) => string | null; write: (file: string, id: string) => void; remove: (file: string) => void };
  /** Resolves when it is worth trying again, or when the signal ends the waiting. */
  pause: (signal: AbortSignal) => Promise<void>;
  /** The login over the page; rejects where the person closes it. */
  logIn: () => Promise<unknown>;
  onDone: (picture: MediaPictureAnswer) => void;
};
type Work = { item: UploadItem; file: File; stop: AbortController; keys: { begin: string; finish: string } };

const newKeys = (): Work['keys'] => ({ begin: crypto.randomUUID(), finish: crypto.randomUUID() });

const nameOf = ({ file, item: { replaces } }: Pick<Work, 'file' | 'item'>): string =>
  `upload/${replaces ?? ''}/${file.name}/${file.size}/${file.lastModified}`;

/** The upload of this file that the server knows, or a new one. */
async function openUpload({ calls, begun }: Pick<Materials, 'calls' | 'begun'>, work: Work): Promise<Upload> {
  const { item, file, stop, keys } = work;
  const known = begun.read(nameOf(work));
  if (known !== null) {
    const found = await calls.look(known, stop.signal).catch((fault: unknown) => {
      if (officeProblemOf(fault)?.code === 'unknown-upload') return null;
      throw fault;
    });
    if (found && found.bytes === file.size) return found;
  }
  const upload = await calls.begin({ fileName: file.name, bytes: file.size, replaces: item.replaces }, keys.begin);
  begun.write(nameOf(work), upload.id);
  return upload;
}

/**
 * Files on their way to the server, one after another. A lost network, a login that has ended and a closed page cost what was under way of
 * one part: the server says how much it has, and the file goes on from there.
 */
export function makeUploadQueue({ calls, partBytes, refuse, begun, pause, logIn, onDone }: Materials) {
  const items = makeUploadItems();
  const { set, stateOf } = items;
  const works = new Map<number, Work>();
  let isBusy = false;

  async function send(work: Work): Promise<void> {
    const { file, stop, keys } = work;
    const { number } = work.item;
    set(number, { state: 'sending' });
    const upload = await openUpload({ calls, begun }, work);
    let { received } = upload;
    while (received < file.size) {
      set(number, { share: received / file.size });
      const part = file.slice(received, received + partBytes);
      ({ received } = await calls.append({ id: upload.id, offset: received }, part, stop.signal));
    }
    set(number, { state: 'drawing', share: 1 });
    const { picture, isKnown } = await calls.finish(upload.id, keys.finish);
    begun.remove(nameOf(work));
    set(number, { state: 'done', picture, isKnown });
    onDone(picture);
  }

  /** Whether it is worth going on after a fault. */
  async function recover(work: Work, fault: unknown): Promise<boolean> {
    const { item, stop } = work;
    const { number } = item;
    if (stateOf(number) === 'paused' || stateOf(number) === undefined) return false;
    const problem = officeProblemOf(fault);
    if (problem?.code === 'not-logged-in') {
      const isBack = await logIn().then(
        () => true,
        () => false,
      );
      if (!isBack) set(number, { state: 'paused' });
      return isBack;
    }
    const isPassing = !problem || problem.statusCode >= 500 || problem.code === 'too-often' || problem.code === 'wrong-offset';
    if (isPassing) {
      set(number, { state: 'offline' });
      await pause(stop.signal);
      return stateOf(number) === 'offline';
    }
    begun.remove(nameOf(work));
    set(number, { state: 'failed', problem: problem.message });
    return false;
  }

  async function pump(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let next = items.next(); next; next = items.next()) {
      const work = works.get(next.number);
      let isOpen = work !== undefined;
      while (work && isOpen)
        isOpen = await send(work).then(
          () => false,
          (fault: unknown) => recover(work, fault),
        );
    }
    isBusy = false;
  }

  return {
    items: items.all,
    subscribe: items.subscribe,
    /** Returns the numbers of the items. */
    add(files: readonly File[], replaces: string | null = null): number[] {
      const added = files.map((file) => {
        const item = items.add(file.name, replaces);
        const problem = refuse(file);
        if (problem === null) works.set(item.number, { item, file, stop: new AbortController(), keys: newKeys() });
        else set(item.number, { state: 'failed', problem });
        return item.number;
      });
      void pump();
      return added;
    },
    pause(number: number): void {
      set(number, { state: 'paused' });
      works.get(number)?.stop.abort();
    },
    /** Goes on with one that was paused. */
    resume(number: number): void {
      const work = works.get(number);
      if (!work) return;
      work.stop = new AbortController();
      set(number, { state: 'waiting' });
      void pump();
    },
    /** Takes one from the list; what the server has of it is forgotten there after a day. */
    dismiss(number: number): void {
      const work = works.get(number);
      works.delete(number);
      items.remove(number);
      work?.stop.abort();
    },
  };
}

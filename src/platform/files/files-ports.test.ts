import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from '../../../tests/support/databases/empty-folder.ts';
import { startObjectStorage } from '../../../tests/support/services/object-storage.ts';
import { systemClock } from '../../base/clock.ts';
import { Unreachable } from '../http/unreachable.ts';
import { cachedFiles } from './cached-files.ts';
import { filesIn } from './files.ts';
import { filesInBucket, spoolInBucket } from './object-files.ts';
import { openBucket } from './object-store.ts';
import { shownFilesIn } from './shown-files.ts';
import { spoolIn } from './spool.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const unknown = '00000000-0000-4000-8000-000000000000';
const later = () => new Date(Date.now() + 60_000);
const earlier = () => new Date(Date.now() - 60_000);

/** The three ports on the disk of one machine. */
async function inFolder(leastLeft?: number) {
  const folder = emptyFolder('files');
  const room = leastLeft === undefined ? {} : { leastLeft };
  const shown = join(folder, 'pictures');
  return {
    files: filesIn(join(folder, 'resumes'), room),
    spool: spoolIn(join(folder, 'uploads'), room),
    shown: shownFilesIn(shown, room),
    find: async (name: string) => join(shown, name),
  };
}

/** The same in a bucket, by two processes that share nothing else: what one writes the other one reads. */
async function inBucket() {
  const storage = await startObjectStorage();
  const open = () => {
    const store = openBucket(storage.settings, { clock: systemClock, patience: 1_000 });
    const folder = emptyFolder('cache');
    return {
      files: filesInBucket(store, 'files/resumes/'),
      spool: spoolInBucket(store, { prefix: 'files/uploads/', folder: join(folder, 'uploads') }),
      shown: cachedFiles(store, { prefix: 'pictures/', folder: join(folder, 'pictures'), mostBytes: 1_000_000, clock: systemClock }),
    };
  };
  const [one, other] = [open(), open()];
  return { storage, ...one, other, find: other.shown.find };
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
] as const)('files in %s', (_where, open) => {
  it('of visitors are read by a random name, forgotten by it, and found by their age', async () => {
    const opened = await open();
    const files = 'other' in opened ? opened.other.files : opened.files;
    const [one, two] = [await opened.files.store(bytes('a resume')), await opened.files.store(bytes('a resume'))];
    expect(one).not.toBe(two);
    expect(Buffer.from(await files.read(one)).toString()).toBe('a resume');
    expect((await files.olderThan(later())).toSorted()).toEqual([one, two].toSorted());
    expect(await files.olderThan(earlier())).toEqual([]);
    await files.discard(one);
    await files.discard(unknown);
    await expect(files.read(one)).rejects.toThrow();
    expect(await files.olderThan(later())).toEqual([two]);
    await expect((async () => files.read('../secret'))()).rejects.toBeInstanceOf(RangeError);
  });

  it('that arrive in parts grow from any process, refuse a part from elsewhere, and are worked on whole', async () => {
    const opened = await open();
    const { spool } = opened;
    const other = 'other' in opened ? opened.other.spool : spool;
    const id = crypto.randomUUID();
    expect(await spool.size(id)).toBe(0);
    expect(await spool.append(id, 0, bytes('first '))).toBe(6);
    expect(await other.append(id, 6, bytes('second'))).toBe(12);
    expect([await spool.append(id, 6, bytes('second')), await spool.append(id, 20, bytes('far'))]).toEqual([null, null]);
    expect(await spool.size(id)).toBe(12);
    expect(await other.withFile(id, (path) => readFile(path, 'utf8'))).toBe('first second');
    await expect(spool.withFile(id, () => Promise.reject(new Error('a fault of the work')))).rejects.toThrow('a fault of the work');
    expect([await spool.olderThan(later()), await spool.olderThan(earlier())]).toEqual([[id], []]);
    await spool.discard(id);
    await spool.discard(unknown);
    expect([await other.size(id), await other.olderThan(later())]).toEqual([0, []]);
    await expect((async () => spool.size('../secret'))()).rejects.toBeInstanceOf(RangeError);
  });

  it('that are shown are found by their name, stored twice or once, and not after they were discarded', async () => {
    const { shown, find } = await open();
    await shown.store('uploads/a-1.webp', bytes('a picture'));
    await shown.store('uploads/a-1.webp', bytes('a picture'));
    expect(readFileSync((await find('uploads/a-1.webp')) ?? '', 'utf8')).toBe('a picture');
    await shown.discard('uploads/a-1.webp');
    await shown.discard('uploads/b-1.webp');
    for (const name of ['../a.webp', '/a.webp', 'a', 'a/../b.webp', '.a.webp'])
      await expect((async () => shown.store(name, bytes('x')))(), name).rejects.toBeInstanceOf(RangeError);
  });
});

it('asks for patience where there is no room: on the disk, and in the bucket; nothing is left of what did not fit', async () => {
  const full = await inFolder(Number.MAX_SAFE_INTEGER);
  const { storage, files, spool, shown } = await inBucket();
  const parts = crypto.randomUUID();
  const writes = (ports: Pick<typeof full, 'files' | 'spool' | 'shown'>) => [
    () => ports.files.store(bytes('x')),
    () => ports.spool.append(parts, 0, bytes('x')),
    () => ports.shown.store('a-1.webp', bytes('x')),
  ];
  for (const write of writes(full)) await expect(write()).rejects.toBeInstanceOf(Unreachable);
  await storage.stop();
  for (const write of writes({ files, spool, shown })) await expect(write()).rejects.toBeInstanceOf(Unreachable);
  expect(await full.files.olderThan(later())).toEqual([]);
});

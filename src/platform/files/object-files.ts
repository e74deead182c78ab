import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '../../base/uuid.ts';
import { Unreachable } from '../http/unreachable.ts';
import { roomIn } from './disk-room.ts';
import type { FilesPort } from './files.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import type { Spool } from './spool.ts';

const ours = (name: string) => {
  if (!isUuid(name)) throw new RangeError('not a name of ours');
  return name;
};

/** Files of visitors in a bucket, under this prefix. */
export function filesInBucket(store: ObjectStore, prefix: string): FilesPort {
  const keyOf = (name: string) => `${prefix}${ours(name)}`;
  return {
    async store(bytes) {
      const name = randomUUID();
      await store.put(keyOf(name), bytes);
      return name;
    },
    async read(name) {
      const found = await store.get(keyOf(name));
      if (!found) throw new Error('a stored file is not in the bucket');
      return found.bytes;
    },
    discard: async (name) => void (await store.remove(keyOf(name))),
    async olderThan(instant) {
      const found = await store.list(prefix);
      return found
        .filter(({ modifiedAt }) => modifiedAt <= instant)
        .map(({ key }) => key.slice(prefix.length))
        .filter(isUuid);
    },
  };
}

type SpoolOptions = {
  prefix: string;
  /** The folder in which a whole file stands while it is worked on. */
  folder: string;
  leastLeft?: number;
};

/** The key of a part ends with its offset: twelve digits, so that parts are listed in their order. */
const offsetDigits = 12;
const usuallyLeft = 512 * 1024 * 1024;
export const partKey = (prefix: string, id: string, offset: number) => `${prefix}${ours(id)}/${String(offset).padStart(offsetDigits, '0')}`;

/** Files that arrive in parts, in a bucket: each part is an object, so that any process takes the next one. */
export function spoolInBucket(store: ObjectStore, { prefix, folder, leastLeft = usuallyLeft }: SpoolOptions): Spool {
  /** The parts from the first on, as far as they follow each other. */
  async function partsOf(id: string): Promise<StoredObject[]> {
    const parts: StoredObject[] = [];
    let end = 0;
    for (const part of await store.list(`${prefix}${ours(id)}/`)) {
      if (part.key !== partKey(prefix, id, end)) break;
      parts.push(part);
      end += part.bytes;
    }
    return parts;
  }
  const lengthOf = (parts: readonly StoredObject[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const size = async (id: string) => lengthOf(await partsOf(id));

  async function collect(id: string, target: string): Promise<void> {
    const parts = await partsOf(id);
    if (roomIn(folder) - lengthOf(parts) < leastLeft) throw new Unreachable('the disk of files', 'is full', 60);
    for (const { key } of parts) {
      const part = await store.get(key);
      if (!part) throw new Error('a part of an upload vanished');
      await appendFile(target, part.bytes);
    }
  }

  return {
    size,
    async append(id, offset, bytes) {
      if ((await size(id)) !== offset) return null;
      await store.put(partKey(prefix, id, offset), bytes);
      return offset + bytes.length;
    },
    async withFile(id, work) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const own = await mkdtemp(join(folder, 'upload-'));
      try {
        const target = join(own, ours(id));
        await collect(id, target);
        return await work(target);
      } finally {
        await rm(own, { recursive: true, force: true });
      }
    },
    async discard(id) {
      const parts = await store.list(`${prefix}${ours(id)}/`);
      await Promise.all(parts.map(({ key }) => store.remove(key)));
    },
    async olderThan(instant) {
      const young = new Map<string, boolean>();
      for (const { key, modifiedAt } of await store.list(prefix)) {
        const [id = ''] = key.slice(prefix.length).split('/');
        if (isUuid(id)) young.set(id, young.get(id) === true || modifiedAt >= instant);
      }
      return [...young].filter(([, isYoung]) => !isYoung).map(([id]) => id);
    },
  };
}

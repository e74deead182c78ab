import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../../../tests/support/databases/empty-folder.ts';
import { startObjectStorage } from '../../../tests/support/services/object-storage.ts';
import { Unreachable } from '../http/unreachable.ts';
import { cachedFiles } from './cached-files.ts';
import { openBucket } from './object-store.ts';

const minute = 60_000;
const bytes = (text: string) => new TextEncoder().encode(text);

async function start(mostBytes = 1_000) {
  const storage = await startObjectStorage();
  let now = Date.now();
  const store = openBucket(storage.settings, { clock: () => new Date(), patience: 1_000 });
  const folder = emptyFolder('cache');
  const open = (at = folder) => cachedFiles(store, { prefix: 'pictures/', folder: at, mostBytes, clock: () => new Date(now) });
  const files = open();
  const read = async (name: string, from = files) => {
    const path = await from.find(name);
    return path === null ? null : readFileSync(path, 'utf8');
  };
  const wait = (ms: number) => {
    now += ms;
  };
  return { storage, store, folder, open, files, read, wait };
}

it('asks the bucket once for a file that many want, and not at all for what it has, also after a restart', async () => {
  const { storage, open, files, read } = await start();
  await files.store('a-1.webp', bytes('a'));
  storage.asked.length = 0;
  expect(await Promise.all(Array.from({ length: 20 }, () => read('a-1.webp')))).toEqual(Array(20).fill('a'));
  expect(await read('a-1.webp', open())).toBe('a');
  expect(storage.asked).toHaveLength(1);
});

it('gives a copy the time of its object, so that two machines answer with the same ETag', async () => {
  const { open, files } = await start();
  await files.store('a-1.webp', bytes('a'));
  const other = open(emptyFolder('cache'));
  const [one, two] = [await files.find('a-1.webp'), await other.find('a-1.webp')];
  expect(one).not.toBe(two);
  expect(statSync(one ?? '').mtimeMs).toBe(statSync(two ?? '').mtimeMs);
});

it('remembers for a minute what the bucket does not have, until it is stored', async () => {
  const { storage, store, files, read, wait } = await start();
  expect([await read('a-1.webp'), await read('a-1.webp'), await read('../a.webp'), await read('.a.webp')]).toEqual(Array(4).fill(null));
  expect(storage.asked).toHaveLength(1);
  await files.store('a-1.webp', bytes('a'));
  expect(await read('a-1.webp')).toBe('a');
  expect(await read('b-1.webp')).toBeNull();
  await store.put('pictures/b-1.webp', bytes('b'));
  wait(minute);
  expect(await read('b-1.webp')).toBe('b');
});

it('lets the least used copy go when there is no room for a new one', async () => {
  const { folder, files, read } = await start(25);
  for (const name of ['a', 'b', 'c']) {
    await files.store(`${name}-1.webp`, bytes(name.repeat(10)));
    await read(`${name}-1.webp`);
    await read('a-1.webp');
  }
  await expect.poll(() => ['a', 'b', 'c'].map((name) => existsSync(join(folder, `${name}-1.webp`)))).toEqual([true, false, true]);
  expect(await read('b-1.webp')).toBe('b'.repeat(10));
});

it('shows what it has while the bucket is away, is unreachable for the rest, and notices later what has changed under a name', async () => {
  const { storage, store, files, read, wait } = await start();
  await files.store('a-1.webp', bytes('before'));
  await files.store('b-1.webp', bytes('not read yet'));
  await files.store('c-1.webp', bytes('deleted elsewhere'));
  expect([await read('a-1.webp'), await read('c-1.webp')]).toEqual(['before', 'deleted elsewhere']);
  await storage.stop();
  wait(6 * minute);
  expect(await read('a-1.webp')).toBe('before');
  await expect(read('b-1.webp')).rejects.toBeInstanceOf(Unreachable);
  await storage.start();
  await expect.poll(() => store.put('pictures/a-1.webp', bytes('after it')).catch(() => null), { timeout: 10_000 }).toBe(true);
  await store.remove('pictures/c-1.webp');
  wait(6 * minute);
  await expect.poll(() => read('a-1.webp')).toBe('after it');
  await expect.poll(() => read('c-1.webp')).toBeNull();
});

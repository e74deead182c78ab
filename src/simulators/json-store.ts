import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const idShape = /^[\w-]{1,64}$/;
const tidiedAfter = 100;

/**
 * Stores the data of a simulator, one JSON file a record: it outlives a restart, and every process of one data folder sees it. The oldest
 * records above `most` are deleted at intervals.
 */
export function jsonStore<Stored extends { id: string }>(folder: string, most = 500) {
  let putSinceTidied = 0;
  let parts = 0;
  const fileOf = (id: string) => join(folder, `${id}.json`);

  async function find(id: string): Promise<Stored | null> {
    if (!idShape.test(id)) return null;
    return readFile(fileOf(id), 'utf8').then(
      (text) => JSON.parse(text) as Stored,
      () => null,
    );
  }

  /** The ids, the last written first. */
  async function ids(): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    const files = names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : []));
    const dated = await Promise.all(
      files.map((id) =>
        stat(fileOf(id)).then(
          ({ mtimeMs }) => ({ id, mtimeMs }),
          () => ({ id, mtimeMs: 0 }),
        ),
      ),
    );
    return dated.sort((a, b) => b.mtimeMs - a.mtimeMs).map(({ id }) => id);
  }

  async function put(stored: Stored): Promise<void> {
    if (!idShape.test(stored.id)) throw new RangeError('not an id of ours');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    parts += 1;
    const part = join(folder, `${stored.id}.${process.pid}-${parts}.part`);
    await writeFile(part, JSON.stringify(stored), { mode: 0o600 });
    await rename(part, fileOf(stored.id));
    putSinceTidied += 1;
    if (putSinceTidied < tidiedAfter) return;
    putSinceTidied = 0;
    for (const id of (await ids()).slice(most)) await rm(fileOf(id), { force: true });
  }

  let changing: Promise<unknown> = Promise.resolve();
  /** Changes one record, one change after the other, so that none overwrites a concurrent one. Null when there is no such record. */
  function change(id: string, by: (stored: Stored) => Stored): Promise<Stored | null> {
    const changed = changing.then(async () => {
      const stored = await find(id);
      if (!stored) return null;
      const next = by(stored);
      await put(next);
      return next;
    });
    changing = changed.catch(() => undefined);
    return changed;
  }

  /** The last written first, at most so many. */
  async function list(atMost: number): Promise<Stored[]> {
    const found = await Promise.all((await ids()).slice(0, atMost).map(find));
    return found.filter((stored) => stored !== null);
  }
  return { find, put, change, list };
}
export type JsonStore<Stored extends { id: string }> = ReturnType<typeof jsonStore<Stored>>;

import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type FileStream = { nfd?: number | null; node: unknown };
type FileModule = { NODEFS: { realPath(node: unknown): string; stream_ops: { fsync?: (stream: FileStream) => number } } };

/** Stock PGlite never reaches the disk: its file system has no fsync and it starts PostgreSQL with `-F`. This one does both. */
export class DurableFiles extends NodeFS {
  /** How often PostgreSQL has made the disk keep something. */
  syncs = 0;

  override async init(...given: Parameters<NodeFS['init']>): Promise<{ emscriptenOpts: Partial<postgresMod.PostgresMod> }> {
    const prepared = await super.init(...given);
    prepared.emscriptenOpts.preRun?.push((module) => {
      const { NODEFS } = module as unknown as FileModule;
      NODEFS.stream_ops.fsync = (stream) => {
        this.syncs += 1;
        if (typeof stream.nfd === 'number') fdatasyncSync(stream.nfd);
        else syncPath(NODEFS.realPath(stream.node));
        return 0;
      };
    });
    return prepared;
  }
}

export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['wal_sync_method=fsync', 'max_wal_size=64MB', 'min_wal_size=32MB'].flatMap((setting) => ['-c', setting]),
];

/** Makes the disk keep one file or one folder's list of names. */
export function syncPath(path: string): void {
  let opened: number;
  try {
    opened = openSync(path, 'r');
  } catch (fault) {
    // Windows cannot open folders and keeps their names by itself.
    if (process.platform === 'win32') return;
    throw fault;
  }
  try {
    fsyncSync(opened);
  } catch (fault) {
    if (process.platform !== 'win32') throw fault;
  } finally {
    closeSync(opened);
  }
}

/** The same for a folder with all that is in it. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

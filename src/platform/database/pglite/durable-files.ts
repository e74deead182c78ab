import { fdatasyncSync } from 'node:fs';
import { PGlite, type postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPath } from '../../files/sync-path.ts';

type FileStream = { nfd?: number | null; node: unknown };
type FileModule = { NODEFS: { realPath(node: unknown): string; stream_ops: { fsync?: (stream: FileStream) => number } } };

/** Stock PGlite never reaches the disk: its file system has no fsync and it starts PostgreSQL with `-F`. This one does both. */
export class DurableFiles extends NodeFS {
  /** How often PostgreSQL has flushed files to disk. */
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

// All of the shared buffers is in memory from the start; beyond them the files come from the cache of the system.
const settings = ['wal_sync_method=fsync', 'max_wal_size=64MB', 'min_wal_size=32MB', 'shared_buffers=16MB'];

export const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...settings.flatMap((setting) => ['-c', setting]),
];

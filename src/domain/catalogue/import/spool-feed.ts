import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '../../../base/clock.ts';
import { dayMs } from '../../../base/durations.ts';
import { type Bytes, metered } from './readers/feed-bytes.ts';

const prefix = 'domivka-feed-';
/** Longer than any feed is read. */
const longestMs = dayMs;

type Spooling = { limitBytes: number; clock: Clock; parent?: string };

/**
 * Copies a remote feed to a file for the time of `work`: a slow sender must not hold a transaction open. Throws `FeedFault` when it breaks
 * off or is larger than the limit.
 */
export async function withSpooledFeed<Answer>(
  source: Bytes,
  { limitBytes, clock, parent = tmpdir() }: Spooling,
  work: (file: string) => Promise<Answer>,
): Promise<Answer> {
  await sweep(parent, clock().getTime());
  const folder = await mkdtemp(join(parent, prefix));
  try {
    const file = join(folder, 'feed');
    await pipeline(Readable.from(metered(source, limitBytes, () => {})), createWriteStream(file, { flags: 'wx' }));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Folders of processes that were killed in the middle; a folder that cannot be removed is another user's. */
async function sweep(parent: string, now: number): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(parent, name);
    const about = await stat(folder).catch(() => null);
    if (about && now - about.mtimeMs > longestMs) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

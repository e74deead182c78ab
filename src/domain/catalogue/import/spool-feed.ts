import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Bytes, metered } from './readers/feed-bytes.ts';

/**
 * Copies a remote feed to a file first: a slow sender must not hold a transaction open. Throws `FeedFault` when it breaks off or is larger
 * than the limit.
 */
export async function spoolFeed(source: Bytes, { file, limitBytes }: { file: string; limitBytes: number }): Promise<void> {
  await pipeline(Readable.from(metered(source, limitBytes, () => {})), createWriteStream(file, { flags: 'wx' }));
}

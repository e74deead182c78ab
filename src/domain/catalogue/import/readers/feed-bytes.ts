import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedFault, fault } from '../feed-record.ts';

export type Bytes = AsyncIterable<Uint8Array>;

const megabytes = (bytes: number): string => `${Math.round(bytes / 100_000) / 10} MB`;

export const tooLarge = (limit: number): FeedFault =>
  fault(
    'too-large',
    `The feed is larger than the limit of ${megabytes(limit)}. Nothing was read beyond it; raise the limit if the feed is meant.`,
  );

/** Passes bytes on, counts them, stops at the limit, and names the source in the fault when it breaks off. */
export async function* metered(source: Bytes, limit: number, onBytes: (total: number) => void): AsyncGenerator<Uint8Array> {
  let total = 0;
  const bytes = source[Symbol.asyncIterator]();
  try {
    while (true) {
      const { done, value } = await bytes.next().catch((cause: unknown) => {
        throw cause instanceof FeedFault ? cause : lostSource(cause, total);
      });
      if (done) return;
      total += value.length;
      if (total > limit) throw tooLarge(limit);
      onBytes(total);
      yield value;
    }
  } finally {
    await bytes.return?.();
  }
}

function lostSource(cause: unknown, total: number): FeedFault {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return fault('connection-lost', `The feed broke off after ${total} bytes: ${reason}.`);
}

/** The first `size` bytes, or all when there are fewer, and the whole stream including them. */
export async function peek(source: Bytes, size: number): Promise<{ head: Uint8Array; all: Bytes }> {
  const rest = source[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let length = 0;
  while (length < size) {
    const { done, value } = await rest.next();
    if (done) break;
    chunks.push(value);
    length += value.length;
  }
  const head = Buffer.concat(chunks);
  const all = async function* () {
    try {
      yield head;
      for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
    } finally {
      await rest.return?.();
    }
  };
  return { head, all: all() };
}

/** Unpacks gzip, recognised by its first bytes; the limit counts for the unpacked bytes too, so a small file cannot unpack to a huge one. */
export async function unpacked(source: Bytes, limit: number): Promise<Bytes> {
  const { head, all } = await peek(source, 2);
  return head[0] === 0x1f && head[1] === 0x8b ? metered(gunzip(all), limit, () => {}) : all;
}

async function* gunzip(packed: Bytes): AsyncGenerator<Uint8Array> {
  const input = Readable.from(packed);
  const output = createGunzip();
  input.on('error', (cause) => output.destroy(cause));
  input.pipe(output);
  try {
    for await (const chunk of output) yield chunk;
  } catch (cause) {
    if (cause instanceof FeedFault) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw fault('truncated', `The compressed feed is damaged or cut off: ${reason}.`);
  } finally {
    input.destroy();
    output.destroy();
  }
}

import type { IncomingMessage } from 'node:http';

/** The body of a request; null when it has more than `most` bytes, the limit of memory for it. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The connection stays for the answer when the rest is not read.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Buffer).length;
    if (bytes > most) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

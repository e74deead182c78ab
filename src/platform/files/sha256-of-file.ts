import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** In hexadecimal digits, without holding the file in memory. */
export async function sha256OfFile(path: string): Promise<string> {
  const sum = createHash('sha256');
  for await (const part of createReadStream(path)) sum.update(part as Uint8Array);
  return sum.digest('hex');
}

import { fault } from '../feed-record.ts';
import { type Bytes, peek } from './feed-bytes.ts';
import { withoutMisread } from './misread-text.ts';

const sampleSize = 4096;
const newline = 0x0a;

/** Text of an XML feed: by its byte order mark, else by its declaration, else UTF-8. */
export async function xmlText(bytes: Bytes): Promise<AsyncIterable<string>> {
  const { head, all } = await peek(bytes, 1024);
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']{1,40})["']/i.exec(
    Buffer.from(head).toString('latin1'),
  )?.[1];
  return decoded(all, byMark(head) ?? declared ?? 'utf-8');
}

/**
 * Text of a CSV feed, which declares nothing: by its byte order mark; else UTF-8 when the text around the first
 * letter beyond ASCII is valid UTF-8, and Windows-1251 when it is not.
 */
export async function* csvText(bytes: Bytes): AsyncGenerator<string> {
  const { head, all } = await peek(bytes, 3);
  const mark = byMark(head);
  if (mark) return yield* decoded(all, mark);
  const source = all[Symbol.asyncIterator]();
  for (let next = await source.next(); !next.done; next = await source.next()) {
    const at = next.value.findIndex((byte) => byte > 0x7f);
    const plain = at < 0 ? next.value : next.value.subarray(0, at);
    yield Buffer.from(plain).toString('latin1');
    if (at >= 0) {
      const rest = prefixed(next.value.subarray(at), source);
      const { head: sample, all: foreign } = await peek(rest, sampleSize);
      return yield* decoded(foreign, guess(sample.subarray(0, sampleSize)));
    }
  }
}

async function* prefixed(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

const byMark = (head: Uint8Array): string | undefined => {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined;
};

/** Broken UTF-8 must not pass as Windows-1251, where every byte is a letter: text that is mostly UTF-8 is read as UTF-8 and then refused. */
function guess(sample: Uint8Array): string {
  const text = new TextDecoder().decode(sample, { stream: true });
  const broken = text.split('\ufffd').length - 1;
  const foreign = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return broken > foreign ? 'windows-1251' : 'utf-8';
}

const decoded = (bytes: Bytes, label: string): AsyncGenerator<string> => withoutMisread(decodedRaw(bytes, label), label);

async function* decodedRaw(bytes: Bytes, label: string): AsyncGenerator<string> {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(label, { fatal: true });
  } catch {
    throw fault('encoding', `The feed declares the encoding "${label}", which is not known. Use UTF-8 or Windows-1251.`, 1);
  }
  let line = 1;
  for await (const chunk of bytes) {
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: true });
    } catch {
      throw wrongBytes(decoder.encoding, line + linesBeforeFault(chunk, decoder.encoding));
    }
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) line += 1;
    yield text;
  }
  try {
    yield decoder.decode();
  } catch {
    throw wrongBytes(decoder.encoding, line);
  }
}

const wrongBytes = (encoding: string, line: number) =>
  fault('encoding', `Line ${line} has bytes that are not ${encoding.toUpperCase()}. Save the feed in the encoding that it declares.`, line);

function linesBeforeFault(chunk: Uint8Array, encoding: string): number {
  // A letter may have begun in the chunk before; its remaining bytes are no fault.
  let start = 0;
  while (encoding === 'utf-8' && start < 3 && ((chunk[start] ?? 0) & 0xc0) === 0x80) start += 1;
  const text = new TextDecoder(encoding).decode(chunk.subarray(start));
  const at = text.indexOf('\ufffd');
  return at < 0 ? 0 : Buffer.from(text.slice(0, at)).filter((byte) => byte === newline).length;
}

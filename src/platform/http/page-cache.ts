import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

type Headers = Record<string, string>;
/** A finished answer, kept in the three encodings that browsers ask for; each is made when it is first asked. */
export type CachedPage = { status: number; headers: Headers; etag: string; bodies: { identity: Buffer; gzip?: Buffer; br?: Buffer } };
export type Encoding = keyof CachedPage['bodies'];

export function finishPage(status: number, headers: Headers, body: Buffer): CachedPage {
  return { status, headers, etag: `"${createHash('sha1').update(body).digest('base64url')}"`, bodies: { identity: body } };
}

/** The best encoding that the visitor takes; small bodies travel as they are. */
export function encodingFor(accepted: string | undefined, bytes: number): Encoding {
  if (!accepted || bytes < 1024) return 'identity';
  if (/\bbr\b(?!;q=0)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0)/.test(accepted) ? 'gzip' : 'identity';
}

export async function encode(page: CachedPage, encoding: Encoding): Promise<Buffer> {
  const { bodies } = page;
  if (encoding === 'br') bodies.br ??= await brotli(bodies.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  if (encoding === 'gzip') bodies.gzip ??= await compressGzip(bodies.identity, { level: 6 });
  return bodies[encoding] ?? bodies.identity;
}

/**
 * Finished pages by address. All of them are dropped as soon as `version` answers something else than when they were made,
 * so that a page never outlives the data it shows. Oldest first out when `mostBytes` of uncompressed text are held.
 */
export function makePageCache({ version, mostBytes }: { version: () => string; mostBytes: number }) {
  let pages = new Map<string, CachedPage>();
  let madeFor = version();
  let bytes = 0;

  function freshen(): void {
    const current = version();
    if (current === madeFor) return;
    madeFor = current;
    pages = new Map();
    bytes = 0;
  }
  return {
    get(address: string): CachedPage | undefined {
      freshen();
      return pages.get(address);
    },
    /** Keeps the page only when the data is still what it was at `seen`, the version read before the page was made. */
    put(address: string, page: CachedPage, seen: string): void {
      freshen();
      if (seen !== madeFor || pages.has(address)) return;
      pages.set(address, page);
      bytes += page.bodies.identity.length;
      for (const [oldest, { bodies }] of pages) {
        if (bytes <= mostBytes) break;
        pages.delete(oldest);
        bytes -= bodies.identity.length;
      }
    },
    version,
  };
}
export type PageCache = ReturnType<typeof makePageCache>;

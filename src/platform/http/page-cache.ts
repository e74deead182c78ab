import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { makeBlockAllocator } from './buffer-blocks.ts';

const brotli = promisify(brotliCompress);
const unBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);
const unGzip = promisify(gunzip);

/** Nearly every page of 2,000 flats in both languages; more would exceed the memory that a process may keep at rest (decision 27). */
export const pageCacheBytes = 44 * 1024 * 1024;

export type Encoding = 'identity' | 'gzip' | 'br';
/** A hash of each answer that a page was made of, by the answer's path; empty for one that cannot be asked again. */
export type PageSources = Map<string, string>;
/** A response ready to be sent: the head as the flat list of names and values that Node writes without copying it. */
export type Finished = { head: string[]; body: Buffer };
/**
 * A finished answer in the encodings that browsers accept, each made on first use. Once it is compressed its plain text is dropped: hardly
 * any client accepts only that, and it takes five times the memory.
 */
export type CachedPage = {
  status: number;
  head: string[];
  etag: string;
  /** Of the plain text. */
  bytes: number;
  forms: Partial<Record<Encoding, Finished | Promise<Finished>>>;
  /** The sources that it was made of, and the version of the data of which they are known to be true. */
  sources?: PageSources;
  version?: string;
  /** Copies a compressed body into the shared blocks of the cache; without one it is stored alone. */
  allocate?: (packed: Buffer) => Buffer;
  /** Called when the memory that the page takes has changed. */
  onPacked?: () => void;
};

/** `packed` is the body as brotli where it was compressed in advance; else it is compressed quickly on first use. */
export function finishPage(status: number, headers: Record<string, string>, body: Buffer, packed?: Buffer): CachedPage {
  const etag = `"${hash('sha1', body, 'base64url')}"`;
  const head = [...Object.entries(headers).flat(), 'etag', etag, 'vary', 'accept-encoding'];
  const forms = { identity: finished(head, 'identity', body), ...(packed && { br: finished(head, 'br', packed) }) };
  return { status, head, etag, bytes: body.length, forms };
}

const formsOf = ({ forms }: CachedPage) =>
  Object.entries(forms).flatMap(([encoding, form]) =>
    form instanceof Promise ? [] : [{ encoding: encoding as Encoding, form, body: form.body }],
  );

/** The memory of a page beside its texts: the objects that hold it together. */
const ofObjects = 1_024;
const lengthOf = (texts: Iterable<string>): number => [...texts].reduce((sum, text) => sum + text.length, 0);
/** Of one source beside its path: its hash, and its place in the map. */
const ofSource = 128;
const weighSources = (sources: PageSources): number => lengthOf(sources.keys()) + ofSource * sources.size;

/** The memory of a page, with its address, its heads and its bodies. */
const weigh = (address: string, page: CachedPage): number =>
  formsOf(page).reduce(
    (sum, { body }) => sum + body.length,
    ofObjects + address.length + lengthOf(page.head) + weighSources(page.sources ?? new Map()),
  );

/** The best encoding that the visitor accepts; small bodies are sent as they are. */
export function encodingFor(accepted: string | undefined, bytes: number): Encoding {
  if (!accepted || bytes < 1024) return 'identity';
  if (/\bbr\b(?!;q=0)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0)/.test(accepted) ? 'gzip' : 'identity';
}

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: (body) => Promise.resolve(body),
  gzip: (body) => compressGzip(body, { level: 6 }),
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};
const unpack: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  identity: (body) => Promise.resolve(body),
  gzip: (body) => unGzip(body),
  br: (body) => unBrotli(body),
};

function finished(head: string[], encoding: Encoding, body: Buffer): Finished {
  const length = ['content-length', String(body.length)];
  return { head: [...head, ...length, ...(encoding === 'identity' ? [] : ['content-encoding', encoding])], body };
}

async function finish(page: CachedPage, encoding: Encoding): Promise<Finished> {
  const [known] = formsOf(page);
  if (!known) throw new Error('a page has no form');
  const { allocate = tight } = page;
  return finished(page.head, encoding, allocate(await compress[encoding](await unpack[known.encoding](known.body))));
}

/** The bytes alone: zlib returns a view of the 64 KB into which it wrote, all of which would stay in memory with a small page. */
function tight(body: Buffer): Buffer {
  if (body.length === body.buffer.byteLength) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

/** The page as it goes out, made once however many ask for it at the same time. */
export function encode(page: CachedPage, encoding: Encoding): Finished | Promise<Finished> {
  page.forms[encoding] ??= finish(page, encoding).then(
    (made) => {
      page.forms[encoding] = made;
      if (encoding !== 'identity') delete page.forms.identity;
      page.onPacked?.();
      return made;
    },
    (fault: unknown) => {
      delete page.forms[encoding];
      throw fault;
    },
  );
  return page.forms[encoding];
}

/** Finished answers that together take at most `mostBytes`, with their keys. One that is set again is weighed again. */
export const weighedPages = (mostBytes: number) =>
  new LRUCache<string, CachedPage>({ maxSize: mostBytes, sizeCalculation: (page, key) => weigh(key, page) });

type PageCacheOptions = {
  /** Changes with any data that a page shows. */
  version: () => string;
  /** Changes with what cannot be compared by `isUnchanged`; the same as `version` when not given. */
  lasting?: () => string;
  /** Whether all sources of a page would be answered now as they were. */
  isUnchanged?: (sources: PageSources) => Promise<boolean>;
  mostBytes: number;
};

/**
 * Finished pages by address. A page never outlives the data it shows: all are dropped when `lasting` has changed, and with another `version`
 * a page is served again only after its sources were compared. The oldest are evicted when they take more than `mostBytes`: reading a page
 * does not make it younger, so that the packed bodies leave their blocks in the order in which they came.
 */
export function makePageCache({ version, lasting = version, isUnchanged = async () => false, mostBytes }: PageCacheOptions) {
  const pages = weighedPages(mostBytes);
  let now = version();
  let lastingNow = lasting();
  const allocate = makeBlockAllocator();

  function freshen(): void {
    const current = version();
    if (current === now) return;
    now = current;
    if (lasting() === lastingNow) return;
    lastingNow = lasting();
    pages.clear();
  }
  function setAnew(address: string, page: CachedPage): void {
    pages.delete(address);
    pages.set(address, page);
  }
  /** A value that is set again is not weighed again. */
  function weighAgain(address: string, page: CachedPage): void {
    if (pages.peek(address) === page) setAnew(address, page);
  }
  function get(address: string): CachedPage | undefined {
    freshen();
    const page = pages.peek(address);
    return page?.version === now ? page : undefined;
  }
  return {
    get,
    /** The page of older data whose sources have not changed; it counts as new. */
    async revive(address: string): Promise<CachedPage | undefined> {
      freshen();
      const seen = now;
      const page = pages.peek(address);
      if (!page?.sources || !(await isUnchanged(page.sources))) return undefined;
      freshen();
      if (seen !== now || pages.peek(address) !== page) return undefined;
      page.version = seen;
      // Its old blocks would be held by it alone.
      for (const { encoding, form } of formsOf(page)) if (encoding !== 'identity') form.body = allocate(form.body);
      setAnew(address, page);
      return page;
    },
    /** Stores the page only when the data is still at `seen`, the version read before the page was made. */
    put(address: string, page: CachedPage, seen: string): void {
      if (get(address) || seen !== now) return;
      Object.assign(page, { version: seen, allocate, onPacked: () => weighAgain(address, page) });
      setAnew(address, page);
    },
    version,
  };
}
export type PageCache = ReturnType<typeof makePageCache>;

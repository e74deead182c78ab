import { createReadStream, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type CachedPage, finishPage, weighedPages } from './page-cache.ts';
import { commonHeaders } from './security-headers.ts';
import { sendPage } from './send-page.ts';
import { Unreachable } from './unreachable.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/** A folder, or a search that returns the path of a file; a search that is `Unreachable` is an error where no other source has the file. */
export type Source = string | ((name: string) => Promise<string | null>);

/**
 * A file is looked up in one folder after another. `hidden` names files that are build inputs only. Files that are `replaced` while the
 * server runs are not cached.
 */
type Folder = { prefix: string; folders: readonly Source[]; cacheControl: string; hidden?: RegExp; replaced?: boolean };

/** More than all scripts, styles and texts of the build take. */
const cacheBytes = 24 * 1024 * 1024;

/**
 * Serves files under the given prefixes; false when the address names none of them, or a file in another spelling than its own
 * (`/%61pp.js`, `/./app.js`): each file has one address. Only known types, no dot files, nothing outside the folder. Text is served as the
 * build compressed it (`.br` beside it) or compressed once, and cached within `mostBytes`; pictures are streamed.
 */
export function makeStaticFiles(folders: Folder[], { mostBytes = cacheBytes } = {}) {
  const cached = weighedPages(mostBytes);

  async function textPage({ folders, prefix }: Folder, relative: string, headers: Record<string, string>): Promise<CachedPage | null> {
    // Of all spellings one is served, so that this names the file that will be found.
    const key = prefix + relative;
    const known = cached.get(key);
    if (known) return known;
    const there = await firstFile(folders, relative);
    if (!there) return null;
    const body = await readFile(there.file);
    const page = finishPage(200, headers, body, await readFile(`${there.file}.br`).catch(() => undefined));
    page.onPacked = () => {
      // A value that is set again is not weighed again.
      if (cached.delete(key)) cached.set(key, page);
    };
    cached.set(key, page);
    return page;
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    const found = folders.find(({ prefix }) => path.startsWith(prefix));
    const type = types[extname(path)];
    if (!found || !type) return false;
    const relative = nameSpelt(path.slice(found.prefix.length));
    if (relative === null || relative.split('/').some((part) => part.startsWith('.'))) return false;
    if (found.hidden?.test(relative)) return false;
    const headers = { ...commonHeaders, 'content-type': type, 'cache-control': found.cacheControl };
    if (!compressible.has(extname(path)) || found.replaced) {
      const there = await firstFile(found.folders, relative);
      if (!there) return false;
      const { file, about } = there;
      const etag = `"${about.size.toString(36)}-${about.mtimeMs.toString(36)}"`;
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304, { ...headers, etag }).end();
        return true;
      }
      response.writeHead(200, { ...headers, etag, 'content-length': about.size });
      if (request.method === 'HEAD') response.end();
      // The end of one stream ends the other: a visitor who leaves halfway leaves no file open.
      else await pipeline(createReadStream(file), response).catch(() => response.destroy());
      return true;
    }
    const page = await textPage(found, relative, headers);
    if (!page) return false;
    await sendPage(request, response, page);
    return true;
  };
}

/** The name of the file in its folder; null for a spelling other than the one that browsers write. */
function nameSpelt(spelling: string): string | null {
  try {
    const name = decodeURIComponent(spelling);
    const isPlain = posix.normalize(name) === name && !/^\/|[\0\\]/.test(name);
    return isPlain && encodeURI(name) === spelling ? name : null;
  } catch {
    return null;
  }
}

/** The first file of this name, in the order of the sources. */
export async function firstFile(folders: readonly Source[], name: string): Promise<{ file: string; about: Stats } | null> {
  let away: Unreachable | null = null;
  for (const folder of folders) {
    try {
      const file = typeof folder === 'string' ? join(folder, name) : await folder(name);
      const about = file === null ? null : await stat(file).catch(() => null);
      if (file !== null && about?.isFile()) return { file, about };
    } catch (fault) {
      if (!(fault instanceof Unreachable)) throw fault;
      away = fault;
    }
  }
  if (away) throw away;
  return null;
}

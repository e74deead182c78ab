import { createReadStream, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type CachedPage, finishPage } from './page-cache.ts';
import { commonHeaders } from './security-headers.ts';
import { sendPage } from './send-page.ts';

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

/**
 * A file is looked up in one folder after another. `hidden` names files that are build inputs only. Files that are `replaced` while the
 * server runs are not cached.
 */
type Folder = { prefix: string; folders: readonly string[]; cacheControl: string; hidden?: RegExp; replaced?: boolean };

/**
 * Serves files under the given prefixes; false when the address names none of them. Only known types, no dot files, nothing
 * outside the folder. Text is served as the build compressed it (`.br` beside it) or compressed once, pictures are streamed.
 */
export function makeStaticFiles(folders: Folder[]) {
  const cached = new Map<string, CachedPage>();

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    const found = folders.find(({ prefix }) => path.startsWith(prefix));
    const type = types[extname(path)];
    if (!found || !type) return false;
    let relative: string;
    try {
      relative = normalize(decodeURIComponent(path.slice(found.prefix.length)));
    } catch {
      return false;
    }
    if (relative.includes('\0') || relative.split(sep).some((part) => part.startsWith('.'))) return false;
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
    let page = cached.get(path);
    if (!page) {
      const there = await firstFile(found.folders, relative);
      if (!there) return false;
      const { file } = there;
      const body = await readFile(file);
      page = finishPage(200, headers, body, await readFile(`${file}.br`).catch(() => undefined));
      cached.set(path, page);
    }
    await sendPage(request, response, page);
    return true;
  };
}

async function firstFile(folders: readonly string[], name: string): Promise<{ file: string; about: Stats } | null> {
  for (const folder of folders) {
    const file = join(folder, name);
    const about = await stat(file).catch(() => null);
    if (about?.isFile()) return { file, about };
  }
  return null;
}

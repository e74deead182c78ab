import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { commonHeaders } from '../platform/http/security-headers.ts';
import { makeStaticFiles } from '../platform/http/static-files.ts';

const yearForever = 'public, max-age=31536000, immutable';

/** The office runs its own scripts alone, writes no markup from text, asks nobody else, and is never framed. */
const headers = {
  ...commonHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
};

/** The built office below `/office/`: its files, and one page for every screen. False for any other address, and where nothing is built. */
export function makeOfficePages(built: string) {
  const index = join(built, 'index.html');
  const page = existsSync(index) ? readFileSync(index) : null;
  const files = makeStaticFiles([{ prefix: '/office/assets/', folders: [join(built, 'assets')], cacheControl: yearForever }]);
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (page === null || !path.startsWith('/office')) return false;
    if (path.startsWith('/office/assets/')) return files(request, response, path);
    if (path === '/office') {
      response.writeHead(308, { ...commonHeaders, location: '/office/' }).end();
      return true;
    }
    if (!path.startsWith('/office/')) return false;
    response.writeHead(200, { ...headers, 'content-length': page.length }).end(request.method === 'HEAD' ? undefined : page);
    return true;
  };
}

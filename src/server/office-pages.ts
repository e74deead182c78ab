import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { commonHeaders } from '../platform/http/security-headers.ts';
import { sendText } from '../platform/http/send-text.ts';
import { makeStaticFiles } from '../platform/http/static-files.ts';

const yearForever = 'public, max-age=31536000, immutable';

/** The office runs its own scripts alone, writes no markup from text but that of the clipboard, makes one address of a script (`office-worker`), asks no other host, frames the site alone and shows its pictures, and is never framed. */
const headersOf = (publicUrl: string) => ({
  ...commonHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${new URL(publicUrl).origin}`,
    "font-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    `frame-src ${new URL(publicUrl).origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // By this the editor of texts has the browser read what is pasted, in a document that shows and runs nothing.
    'trusted-types office-worker ProseMirrorClipboard',
  ].join('; '),
});

/** Of the worker of reports: it asks its own host alone, and every opening asks whether there is a newer one. */
const workerHeaders = {
  ...commonHeaders,
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** The built office below `/office/`: its files, and one page for every screen. */
export function makeOfficePages(built: string, publicUrl: string) {
  const headers = headersOf(publicUrl);
  const index = join(built, 'index.html');
  const page = existsSync(index) ? readFileSync(index) : null;
  const workerFile = join(built, 'reports-worker.js');
  const worker = existsSync(workerFile) ? readFileSync(workerFile) : null;
  const files = makeStaticFiles([{ prefix: '/office/assets/', folders: [join(built, 'assets')], cacheControl: yearForever }]);
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (path === '/office') {
      response.writeHead(308, { ...commonHeaders, location: '/office/' }).end();
      return;
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (path.startsWith('/office/assets/') && isRead && (await files(request, response, path))) return;
    if (path === '/office/reports-worker.js' && isRead) {
      if (worker === null) return sendText(response, 404, 'Not found');
      response.writeHead(200, { ...workerHeaders, 'content-length': worker.length }).end(request.method === 'HEAD' ? undefined : worker);
      return;
    }
    if (page === null || !isRead || path.startsWith('/office/assets/')) return sendText(response, 404, 'Not found');
    response.writeHead(200, { ...headers, 'content-length': page.length }).end(request.method === 'HEAD' ? undefined : page);
  };
}

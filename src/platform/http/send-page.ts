import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CachedPage, encode, encodingFor } from './page-cache.ts';

/** Answers with a finished page: 304 when the visitor has it, else in the best encoding that the visitor takes. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): Promise<void> | void {
  const { headers, status, etag, bodies } = page;
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ...headers, etag, vary: 'accept-encoding' }).end();
    return;
  }
  const encoding = encodingFor(request.headers['accept-encoding'], bodies.identity.length);
  const ready = bodies[encoding];
  return ready
    ? write(request, response, page, encoding, ready)
    : encode(page, encoding).then((body) => write(request, response, page, encoding, body));
}

function write(request: IncomingMessage, response: ServerResponse, page: CachedPage, encoding: string, body: Buffer): void {
  const { headers, status, etag } = page;
  response.writeHead(status, {
    ...headers,
    etag,
    vary: 'accept-encoding',
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

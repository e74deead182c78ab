import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CachedPage, encode, encodingFor, type Finished } from './page-cache.ts';

/** Answers with a finished page: 304 when the visitor has it, else in the best encoding that the visitor accepts. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): Promise<void> | undefined {
  const { status, head, etag, bytes } = page;
  // A proxy may have weakened the tag or listed it among others.
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, head).end();
    return;
  }
  const finished = encode(page, encodingFor(request.headers['accept-encoding'], bytes));
  if (finished instanceof Promise) return finished.then((made) => write(request, response, status, made));
  write(request, response, status, finished);
}

function write(request: IncomingMessage, response: ServerResponse, status: number, { head, body }: Finished): void {
  response.writeHead(status, head).end(request.method === 'HEAD' ? undefined : body);
}

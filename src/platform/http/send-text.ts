import type { ServerResponse } from 'node:http';
import { commonHeaders } from './security-headers.ts';

/** A short answer for machines and for moments when there is no page to show. */
export function sendText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...commonHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers });
  response.end(text);
}

import type { ServerResponse } from 'node:http';
import { commonHeaders } from './security-headers.ts';

/** A short text answer for programs and for faults without a page. */
export function sendText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...commonHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers });
  response.end(text);
}

import { hash } from 'node:crypto';
import type { ApiContext } from './house.ts';

/** A finished answer: its bytes and the tag that stands for exactly these bytes, in every process. */
export type Finished = { text: string; etag: string };

export const finish = (text: string): Finished => ({ text, etag: `"${hash('sha1', text, 'base64url')}"` });

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' };

/** Answers 304 to who already has these bytes. A tag that a compressing layer has weakened still counts. */
export function sendJson(c: ApiContext, { text, etag }: Finished): Response {
  const known = c.req.header('if-none-match');
  const fresh = known?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
  if (fresh) return c.body(null, 304, { 'cache-control': headers['cache-control'], etag });
  return c.body(text, 200, { ...headers, etag });
}

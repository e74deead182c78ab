import { hash } from 'node:crypto';
import type { ApiContext } from './dependencies.ts';

/** An answer as a value and, made only for requests from outside, as bytes with their entity tag. */
export type Answer = { value: () => object; bytes: () => { text: string; etag: string } };

/** `write` gives the JSON of `value` where parts of it are serialized already. The value must not be changed afterwards. */
export function makeAnswer(value: () => object, write = () => JSON.stringify(value())): Answer {
  let made: ReturnType<Answer['bytes']> | undefined;
  let asked = false;
  const make = () => {
    const text = write();
    return { text, etag: `"${hash('sha1', text, 'base64url')}"` };
  };
  return {
    value,
    bytes() {
      if (made) return made;
      const now = make();
      // Most answers are requested once: cached, their texts would be copied by the next garbage collections.
      if (asked) made = now;
      asked = true;
      return now;
    },
  };
}

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' };

/** Answers 304 to a client that already has these bytes. A tag that a compressing layer has weakened still counts. */
export function sendJson(c: ApiContext, answer: Answer): Response {
  if (c.env?.inMemory) {
    c.env.inMemory.answer = answer.value();
    return c.body(null);
  }
  const { text, etag } = answer.bytes();
  const known = c.req.header('if-none-match');
  const fresh = known?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
  if (fresh) return c.body(null, 304, { 'cache-control': headers['cache-control'], etag });
  return c.body(text, 200, { ...headers, etag });
}

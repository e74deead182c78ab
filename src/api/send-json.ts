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

/** The values of answers to requests in memory: our own pages read them without the text of JSON. */
const values = new WeakMap<Response, object>();

/** Answers a request in memory by the value itself. */
export function sendValue(c: ApiContext, value: object): Response {
  const response = c.body(null);
  values.set(response, value);
  return response;
}

/** The value of an answer by `sendValue`; undefined for any other. */
export const sentValue = (response: Response): object | undefined => values.get(response);

/** Answers 304 to a client that already has these bytes. A tag that a compressing layer has weakened still counts. */
export function sendJson(c: ApiContext, answer: Answer): Response {
  if (c.env?.inMemory) return sendValue(c, answer.value());
  const { text, etag } = answer.bytes();
  const known = c.req.header('if-none-match');
  const fresh = known?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
  if (fresh) return c.body(null, 304, { 'cache-control': headers['cache-control'], etag });
  return c.body(text, 200, { ...headers, etag });
}

import { expect, it } from 'vitest';
import { isOfOtherSite } from './other-site.ts';

const host = 'localhost:3000';
it.each([
  ['a program', {}, false],
  ['our own form', { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }, false],
  ['our own form under the public address', { origin: 'https://site.example' }, false],
  ['a form of another site', { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }, true],
  ['a form of another site in an older browser', { origin: 'http://evil.example' }, true],
  ['a page without an origin', { origin: 'null' }, true],
  ['a browser that names no origin', { 'sec-fetch-site': 'cross-site' }, true],
  ['an origin that is no address', { origin: 'x' }, true],
])('%s', (_, headers, isOther) => expect(isOfOtherSite({ headers: { host, ...headers } }, 'https://site.example')).toBe(isOther));

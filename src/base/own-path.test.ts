import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

const origin = 'https://site.example';

it('keeps an address of the site whole', () => {
  for (const path of ['/', '/news/?page=2', '/a/../b/#c', '/%25zz/%250a']) expect(ownPath(path, origin)).toMatch(/^\//);
  expect(ownPath('/news/?page=2#c', origin)).toBe('/news/?page=2#c');
});

it.each([
  '',
  'news',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example/x',
  '/..//x',
  '/%2e//x',
  '/a/..//x',
  '/\t/evil.example',
  'javascript:a()',
])('refuses %j', (address) => expect(ownPath(address, origin)).toBeNull());

it('leads a browser to the same site, whatever is asked for', () => {
  const piece = fc.constantFrom('/', '//', '.', '..', '%2e', '%2E', '\\', '\t', '\n', 'a', 'evil.example', '?', '#', '@', ':', ' ');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = ownPath(`/${pieces.join('')}`, origin);
      if (path !== null) expect(new URL(path, origin).origin).toBe(origin);
    }),
    { numRuns: 2000 },
  );
});

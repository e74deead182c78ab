import { expect, it } from 'vitest';
import { base32, codeAddress, codeAt, stepAt, stepOfCode } from './one-time-codes.ts';

const secret = Buffer.from('12345678901234567890');

it.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2005-03-18T01:58:31Z', '050471'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
])('is the code of RFC 6238 at %s', (at, code) => {
  expect(codeAt(secret, stepAt(new Date(at)))).toBe(code);
});

it('a code counts in its own step and in the ones beside it', () => {
  const now = new Date('2026-11-25T09:00:10Z');
  const step = stepAt(now);
  const found = [-2, -1, 0, 1, 2].map((around) => stepOfCode(secret, codeAt(secret, step + around), now));
  expect(found).toEqual([null, step - 1, step, step + 1, null]);
  const code = codeAt(secret, step);
  expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
  for (const wrong of ['', '12345', `${code}0`, `0${code}`, 'abcdef', '１２３４５６', '😀😀😀'])
    expect(stepOfCode(secret, wrong, now), wrong).toBeNull();
});

it('an app reads the secret in base32 and the issuer in any script', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(base32(Buffer.from('foob'))).toBe('MZXW6YQ');
  const address = new URL(codeAddress({ issuer: 'Обрій: офіс', account: 'olena+a@example.ua', secret }));
  expect(address.searchParams.get('issuer')).toBe('Обрій: офіс');
  expect(address.searchParams.get('secret')).toBe(base32(secret));
  expect(decodeURIComponent(address.pathname)).toBe('/Обрій: офіс:olena+a@example.ua');
});

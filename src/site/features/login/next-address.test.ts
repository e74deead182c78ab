import { expect, it } from 'vitest';
import { nextAddress } from './next-address.ts';

const origin = 'https://example.test';
const next = (value: string) => nextAddress(`?next=${encodeURIComponent(value)}`, origin);

it.each(['/account/', '/en/apartments/luhova-1-12/?book=1#terms'])('leads back to %s', (address) => expect(next(address)).toBe(address));

it.each([
  '',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'account/',
  ' /account/',
])('leads nowhere else: %j', (address) => expect(next(address)).toBeNull());

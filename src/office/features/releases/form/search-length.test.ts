import { afterAll, expect, it, vi } from 'vitest';
import { searchLength } from './search-length.ts';

// The language of the office is a choice that the browser remembers.
vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));
afterAll(() => void vi.unstubAllGlobals());

it('a text for search engines says how long it is, and that its end is not seen there', () => {
  expect(searchLength('title', 'Назва')).toBeNull();
  const [short, exact, long] = [3, 60, 61].map((length) => searchLength('metaTitle', 'к'.repeat(length)));
  expect([short, exact, long].map((text) => text?.match(/\d+/g))).toEqual([
    ['3', '60'],
    ['60', '60'],
    ['61', '60'],
  ]);
  expect(long?.replace('61', '60')).not.toBe(exact);
  expect(searchLength('metaDescription', '🏠'.repeat(161))).toContain('161');
});

import { expect, test } from 'vitest';
import { withViewed } from './viewed-flats.ts';

test('§4 §9 a sixth flat pushes the oldest out', () => {
  expect(withViewed(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['b', 'c', 'd', 'e', 'f']);
  expect(withViewed(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('§4 a flat that is already there keeps its place', () => {
  const slugs = ['a', 'b', 'c'];
  expect(withViewed(slugs, 'a')).toBe(slugs);
});

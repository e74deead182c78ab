import { expect, it } from 'vitest';
import { formatDistance } from './format-distance.ts';

it.each([
  [0, '50\u00a0м'],
  [612, '600\u00a0м'],
  [949, '950\u00a0м'],
  [950, '1\u00a0км'],
  [1440, '1,4\u00a0км'],
  [2949, '2,9\u00a0км'],
  [4866, '5\u00a0км'],
])('writes %i metres as %s', (metres, text) => expect(formatDistance(metres, 'uk')).toBe(text));

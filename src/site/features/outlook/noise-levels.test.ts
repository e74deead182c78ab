import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gainOf, indoors, likenessOf } from './noise-levels.ts';

it('plays two sounds as far apart as their levels are, and none louder than the device can', () => {
  expect(gainOf(50) / gainOf(30)).toBeCloseTo(10);
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 90 }), fc.integer({ min: 0, max: 20 }), (level, more) => {
      expect(gainOf(level)).toBeGreaterThan(0);
      expect(gainOf(level + more)).toBeGreaterThanOrEqual(gainOf(level));
      expect(gainOf(level + more)).toBeLessThanOrEqual(1);
      expect(indoors(level, 'closed')).toBeLessThanOrEqual(indoors(level, 'open'));
      expect(indoors(level, 'closed')).toBeGreaterThanOrEqual(20);
    }),
  );
});

it('compares a level with something that one knows', () => {
  expect([20, 25, 40, 48, 58, 62, 70, 80].map(likenessOf)).toEqual([
    'leaves',
    'whisper',
    'library',
    'rain',
    'talk',
    'conversation',
    'tram',
    'roadside',
  ]);
});

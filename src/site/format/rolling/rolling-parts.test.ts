import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasFallen, rollingParts } from './rolling-parts.ts';

it('rolls the digits that changed, counted from the right, and leaves the words', () => {
  expect(rollingParts('Підходить 602 квартири', 'Підходить 603 квартири')).toEqual([
    { text: 'Підходить 60', was: null },
    { text: '2', was: '3' },
    { text: ' квартири', was: null },
  ]);
  expect(rollingParts('99', '100')).toEqual([
    { text: '9', was: '0' },
    { text: '9', was: '0' },
  ]);
  expect(rollingParts('100', '99').map(({ was }) => was)).toEqual(['', '9', '9']);
  expect(rollingParts('Усі продано', '1 вільна')).toEqual([{ text: 'Усі продано', was: null }]);
});

it('is the text whatever stood before', () => {
  const text = fc.oneof(
    fc.string(),
    fc.nat({ max: 12_000 }).map((count) => `~ ${count.toLocaleString('uk-UA')} вільних`),
  );
  fc.assert(
    fc.property(text, text, (now, before) => {
      const parts = rollingParts(now, before);
      expect(parts.map((part) => part.text).join('')).toBe(now);
      expect(parts.every((part) => part.was === null || (/^\d$/.test(part.text) && part.was !== part.text))).toBe(true);
    }),
  );
  expect([hasFallen('602', '603'), hasFallen('1 000', '999'), hasFallen('7', '7')]).toEqual([true, false, false]);
});

import { expect, test } from 'vitest';
import { addressWords, streetWords } from './address-words.ts';

const uk = { city: 'Київ', street: 'вул. Лугова', number: '2' };
const en = { city: 'Kyiv', street: 'Luhova St', number: '2' };

test('an address stands as each language writes it, the number of the house never alone on a line', () => {
  expect(streetWords(uk, 'uk')).toBe('вул. Лугова,\u00a02');
  expect(streetWords(en, 'en')).toBe('2\u00a0Luhova St');
});

test('what is copied has the city and plain spaces', () => {
  expect([addressWords(uk, 'uk'), addressWords(en, 'en')]).toEqual(['Київ, вул. Лугова, 2', '2 Luhova St, Kyiv']);
});

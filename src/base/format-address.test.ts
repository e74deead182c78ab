import { expect, test } from 'vitest';
import { formatAddress, formatStreet } from './format-address.ts';

const uk = { city: 'Київ', street: 'вул. Лугова', number: '2' };
const en = { city: 'Kyiv', street: 'Luhova St', number: '2' };

test('an address is formatted as each language writes it, the number of the building never alone on a line', () => {
  expect(formatStreet(uk, 'uk')).toBe('вул. Лугова,\u00a02');
  expect(formatStreet(en, 'en')).toBe('2\u00a0Luhova St');
});

test('the text to copy has the city and plain spaces', () => {
  expect([formatAddress(uk, 'uk'), formatAddress(en, 'en')]).toEqual(['Київ, вул. Лугова, 2', '2 Luhova St, Kyiv']);
});

import { expect, it } from 'vitest';
import { addressOf } from './text-address.ts';

it.each([
  ['/news/', '/news/'],
  [' https://obriy.ua/?a=1 ', 'https://obriy.ua/?a=1'],
  ['mailto:a@b.ua', 'mailto:a@b.ua'],
  ['dim@obriy.ua', 'mailto:dim@obriy.ua'],
  ['+380 (44) 000-00-00', 'tel:+380440000000'],
  ['www.obriy.ua', 'https://www.obriy.ua'],
  ['дім.укр/новини', 'https://дім.укр/новини'],
])('%s leads to %s', (typed, address) => expect(addressOf(typed)).toBe(address));

it.each(['', 'новини', 'javascript:alert(1)', '//evil.example', 'https://a.ua/"', 'obriy.ua <b>', 'два слова.ua', '12'])(
  '“%s” is no address',
  (typed) => expect(addressOf(typed)).toBeNull(),
);

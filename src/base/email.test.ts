import { expect, it } from 'vitest';
import { parseEmail } from './email.ts';

it.each([
  [' Olena.Koval@Example.UA ', 'olena.koval@example.ua'],
  ['o+news@mail.example.com', 'o+news@mail.example.com'],
  ["o'neil@example.ie", "o'neil@example.ie"],
  ['олена@пошта.укр', 'олена@пошта.укр'],
])('§5 takes %j as %j', (typed, email) => {
  expect(parseEmail(typed)).toBe(email);
});

it.each([
  '',
  'olena',
  '@example.ua',
  'olena@',
  'olena@example',
  'olena@example..ua',
  'olena@-example.ua',
  'ole na@example.ua',
  'olena@example.ua\r\nBcc: all@example.ua',
  'Olena <olena@example.ua>',
  'a@b@example.ua,other@example.ua',
  '.olena@example.ua',
  'ole..na@example.ua',
  "=cmd|'/c'!a0@example.ua",
  'olena\u202eaval@example.ua',
  'olena\u200b@example.ua',
  `${'x'.repeat(65)}@example.ua`,
  `o@${'x'.repeat(250)}.ua`,
])('§5 refuses %j', (typed) => {
  expect(parseEmail(typed)).toBeNull();
});

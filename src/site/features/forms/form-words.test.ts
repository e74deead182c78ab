import { afterAll, expect, it } from 'vitest';
import { fieldCodes } from '../../../contract/errors.ts';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { wordsFor } from './form-words.ts';

// Small tests share their modules: the next file begins in the language of the site.
afterAll(() => overwriteGetLocale(() => 'uk'));

it.each([
  ['required', 'Обов’язкове поле', 'Field is required'],
  ['too-short', 'Щонайменше 2 символи', 'At least 2 symbols'],
  ['letters-only', 'Лише літери, без цифр', 'Letters only, no numbers'],
  ['phone', 'Неправильний номер телефону', 'Invalid phone number'],
  ['email', 'Неправильна адреса ел. пошти', 'Invalid email address'],
  ['malformed', 'Неправильні дані', 'Invalid info'],
] as const)('§5 §8 %s is said in both languages', (code, ukrainian, english) => {
  for (const [locale, words] of [
    ['uk', ukrainian],
    ['en', english],
  ] as const) {
    overwriteGetLocale(() => locale);
    expect(wordsFor('name', code)?.replace(/\s/g, ' ')).toBe(words);
  }
});

it('§5 §8 no code of the API is without words, and no code has none', () => {
  for (const locale of ['uk', 'en'] as const) {
    overwriteGetLocale(() => locale);
    for (const code of fieldCodes) for (const name of ['name', 'file'] as const) expect(wordsFor(name, code), code).toMatch(/\S/);
  }
  expect(wordsFor('name', undefined)).toBeUndefined();
});

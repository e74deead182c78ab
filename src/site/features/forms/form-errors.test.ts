import { afterAll, expect, it } from 'vitest';
import { type FieldCode, fieldCodes } from '../../../contract/errors.ts';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { fieldErrorMessage } from './form-errors.ts';

// Small tests share their modules: the next file begins in the language of the site.
afterAll(() => overwriteGetLocale(() => 'uk'));

it.each([
  ['required', 'Обов’язкове поле', 'Field is required'],
  ['too-short', 'Щонайменше 2 символи', 'At least 2 symbols'],
  ['letters-only', 'Лише літери, без цифр', 'Letters only, no numbers'],
  ['phone', 'Неправильний номер телефону', 'Invalid phone number'],
  ['email', 'Неправильна адреса ел. пошти', 'Invalid email address'],
  ['consent', 'Без вашої згоди форму не надіслати', 'We cannot take the form without your consent'],
  ['malformed', 'Неправильні дані', 'Invalid info'],
] as const)('§5 §8 %s is messages in both languages', (code, ukrainian, english) => {
  for (const [locale, texts] of [
    ['uk', ukrainian],
    ['en', english],
  ] as const) {
    overwriteGetLocale(() => locale);
    expect(fieldErrorMessage('name', code)?.replace(/\s/g, ' ')).toBe(texts);
  }
});

it('§5 §8 each fault of a file has texts of its own, any other code is invalid info, and no code says nothing', () => {
  const ofFiles: FieldCode[] = ['required', 'empty', 'too-large', 'too-many', 'file-type', 'unsafe'];
  for (const locale of ['uk', 'en'] as const) {
    overwriteGetLocale(() => locale);
    const invalid = fieldErrorMessage('name', 'malformed');
    const messages = ofFiles.map((code) => fieldErrorMessage('file', code));
    expect(new Set([...messages, invalid]).size).toBe(ofFiles.length + 1);
    for (const code of fieldCodes.filter((one) => !ofFiles.includes(one))) expect(fieldErrorMessage('file', code), code).toBe(invalid);
  }
  expect(fieldErrorMessage('name', undefined)).toBeUndefined();
});

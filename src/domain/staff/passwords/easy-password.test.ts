import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEasyPassword } from './easy-password.ts';

const owner = { name: 'Олена Коваль', email: 'o.koval-sales@example.ua', brand: 'Обрій' };

it.each([
  '123456789012',
  'qwertyuiop12',
  'йцукенгшщзхї',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'Xk7!Xk7!Xk7!',
  'Password1234',
  'Password123!Password',
  'P@ssw0rd2026!',
  'СлаваУкраїні!',
  'СлаваУкраїні2026',
  'o.koval-sales@example.ua',
  'ОленаКоваль77',
  'Коваль-2026-Обрій',
  'оленаоленаолена!',
  '1qaz2wsx3edc4rfv',
  'monkey dragon 77',
  'ｐａｓｓｗｏｒｄ１２３４',
])('%s is easy', (password) => {
  expect(isEasyPassword(password, owner)).toBe(true);
});

const fine = ['correct horse battery', 'кінь батарея скріпка', 'k3-Vw9.qLz0T', 'Три сизі кози', 'коваль на зеленій горі'];
it.each(fine)('%s is not', (password) => {
  expect(isEasyPassword(password, owner)).toBe(false);
});

it('what a password manager makes is never refused', () => {
  const signs = fc.constantFrom(...'bcdfghjkmnpqrstvwxzBCDFGHJKMNPQRSTVWXZ23456789-_.');
  fc.assert(
    fc.property(fc.uniqueArray(signs, { minLength: 20, maxLength: 20 }), (chosen) => !isEasyPassword(chosen.join(''), owner)),
    { seed: 7 },
  );
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugify, transliterate } from './transliterate.ts';

it.each([
  ['Тиха Затока', 'Tykha Zatoka'],
  ['вул. Прирічна, 7', 'vul. Pryrichna, 7'],
  ['Згурський', 'Zghurskyi'],
  ['Розгон', 'Rozghon'],
  ['Різьгар', 'Rizhar'],
  ['Єнакієве', 'Yenakiieve'],
  ['Їжакевич', 'Yizhakevych'],
  ['Йосипівка Стрий', 'Yosypivka Stryi'],
  ['Юрій Крюківка', 'Yurii Kriukivka'],
  ['Яготин Костянтин', 'Yahotyn Kostiantyn'],
  ["Знам'янка", 'Znamianka'],
  ['Щербухи', 'Shcherbukhy'],
  ['Ґалаґан', 'Galagan'],
  ['ЖК ОБРІЙ', 'ZHK OBRII'],
  ['Prime: Varta House', 'Prime: Varta House'],
])('writes %s as %s', (text, latin) => expect(transliterate(text)).toBe(latin));

const alphabet = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя';
const word = fc.string({ unit: fc.constantFrom(...alphabet, ...alphabet.toUpperCase(), 'ʼ', "'"), minLength: 1, maxLength: 12 });
const text = fc
  .array(fc.oneof(word, fc.constantFrom('7', '12А', '«Обрій»', 'House', '№ 3', '—')), { maxLength: 6 })
  .map((words) => words.join(' '));

it('leaves no Cyrillic letter, and Latin text as it is', () => {
  fc.assert(
    fc.property(text, (ukrainian) => {
      const latin = transliterate(ukrainian);
      expect(latin).not.toMatch(/\p{Script=Cyrillic}/u);
      expect(transliterate(latin)).toBe(latin);
    }),
  );
});

it('works word by word and keeps what stands between', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      expect(transliterate(words.join(', '))).toBe(words.map((one) => transliterate(one)).join(', '));
    }),
  );
});

it('agrees with the address made of the same text', () => {
  fc.assert(fc.property(text, (ukrainian) => slugify(transliterate(ukrainian)) === slugify(ukrainian)));
});

it('makes addresses of lower-case letters, digits and single hyphens, whatever it is given', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (any) => {
      expect(slugify(any)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
      expect(slugify(slugify(any))).toBe(slugify(any));
    }),
  );
});

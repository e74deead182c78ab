import { afterAll, expect, test } from 'vitest';
import { overwriteGetLocale } from '../../paraglide/runtime.js';
import { changesText } from './quote-changes.ts';

afterAll(() => overwriteGetLocale(() => 'uk'));

const same = { price: null, rate: null, plan: 'same' } as const;

test.each([
  ['uk', same, true, 'Нічого: квартира вільна, ціна й курс ті самі.'],
  ['uk', same, false, 'Нічого: ціна, курс і розтермінування ті самі.'],
  ['uk', { ...same, price: 1.2, rate: 0.8 }, true, 'Квартира +1,2\u00a0%, курс долара +0,8\u00a0%, розтермінування без змін, ще вільна.'],
  ['uk', { price: null, rate: -0.35, plan: 'none' }, false, 'Ціна квартири та сама, курс долара \u22120,35\u00a0%.'],
  ['en', { ...same, price: -2 }, true, 'Apartment \u22122%, instalments unchanged, still free.'],
  ['en', { ...same, plan: 'other' }, true, 'The price of the apartment is the same, other instalment terms, still free.'],
] as const)('says in %s only what has changed: %o', (locale, changes, isFree, text) => {
  overwriteGetLocale(() => locale);
  expect(changesText({ changes }, isFree, locale)).toBe(text);
});

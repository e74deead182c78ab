import { expect, it } from 'vitest';
import { bindWords } from './bind-words.ts';

it.each([
  ['2-кімнатна квартира № 98, 63,7 м²', '2\u2011кімнатна квартира №_98, 63,7_м²'],
  ['Apartment No. 98 (Sosna), 63.7 m²', 'Apartment No._98 (Sosna), 63.7_m²'],
  ['до 24 листопада, 14:00 за Києвом її', 'до 24_листопада, 14:00 за_Києвом її'],
  ['until 24 November, 14:00 Kyiv time.', 'until 24_November, 14:00 Kyiv_time.'],
  ['Квартира — ваша, 80 % за 20 000 ₴', 'Квартира_— ваша, 80_% за 20 000_₴'],
  ['Квартира · Сосна', 'Квартира_· Сосна'],
  ['No one waits. Номер № А', 'No one waits. Номер № А'],
])('binds %s', (text, bound) => expect(bindWords(text)).toBe(bound.replaceAll('_', '\u00a0')));

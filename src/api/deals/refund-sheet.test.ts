import { describe, expect, it } from 'vitest';
import { beyond, overlaps, pagesOf, wordsOf } from '../../../tests/support/files/pdf-boxes.ts';
import { looksAsKept } from '../../../tests/support/files/pdf-picture.ts';
import type { Locale } from '../../base/locale.ts';
import type { DealNow } from '../../domain/deals/deals.ts';
import { drawSheet } from '../../platform/pdf/draw-sheet.ts';
import { refundSheet } from './refund-sheet.ts';

const now = new Date('2026-11-25T09:00:00Z');
const payment: DealNow['payments'][number] = {
  id: 'one',
  state: 'refunding',
  reference: '2611231Zt7fMSmkvhT9Q',
  pageUrl: null,
  amountMinor: 2_000_000,
  refundMinor: 1_600_000,
  paidAt: new Date('2026-11-23T09:12:00Z'),
  validUntil: now,
  refundedAt: null,
  askedMinor: 0,
  declined: null,
};
const sheetOf = (locale: Locale) =>
  refundSheet({
    locale,
    now,
    flat: { number: '131', project: 'Дім на Схилах Голосіївського лісу' },
    deal: {
      number: 100_245,
      phone: '+380501234567',
      person: { lastname: 'Коваль', firstname: 'Олена', patronymic: 'Іванівна', email: 'olena@example.ua', inn: null },
      payments: [
        payment,
        { ...payment, id: 'two', state: 'refunded', refundMinor: 2_000_000, refundedAt: new Date('2026-11-24T07:30:00Z') },
        { ...payment, id: 'three', state: 'paid', refundMinor: 0, reference: 'stays' },
      ],
    },
    seller: {
      brand: 'ОБРІЙ',
      name: 'Товариство з обмеженою відповідальністю «Обрій Девелопмент Україна»',
      code: '40123456',
      address: '03022, м. Київ, вул. Академіка Заболотного, 141, корпус 2',
      phone: '+38 (044) 300-17-17',
      email: 'hello@obriy.example',
    },
  });

describe.each(['uk', 'en'] as const)('the statement of a refund on paper, in %s', (locale) => {
  it('is one page with each payment that goes back and no other, every word on its own place', async () => {
    const pages = await pagesOf(sheetOf(locale));
    expect(pages).toHaveLength(1);
    expect(pages.flatMap(beyond)).toEqual([]);
    expect(pages.flatMap(overlaps)).toEqual([]);
    const words = pages.map(wordsOf).join(' ');
    expect(words.split('2611231Zt7fMSmkvhT9Q')).toHaveLength(3);
    expect(words).not.toContain('stays');
  });

  looksAsKept('looks as it did', new URL(`refund-sheet.${locale}.png`, import.meta.url), () => drawSheet(sheetOf(locale), now));
});

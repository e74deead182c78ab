import { describe, expect, it } from 'vitest';
import { contents } from '../../../tools/demo/contents.ts';
import { locales } from '../../base/locale.ts';
import { agreementTexts } from './agreement-texts.ts';
import { termsTexts } from './terms-texts.ts';

const terms = {
  version: 'v',
  hold_minutes: 15,
  request_hours: 24,
  reservation_hours: 72,
  line_hours: 24,
  holds: 2,
  deposit: 20_000,
  state_services: true,
  refund_whole_hours: 24,
  refund_later_percent: 80,
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the numbers of the booking terms', () => {
  it('stand with the right form of their unit', () => {
    const words = (hours: number) => termsTexts({ ...terms, reservation_hours: hours, refund_whole_hours: hours }, 'uk');
    expect([1, 2, 5, 21, 72, 111].map((hours) => plain(words(hours).reservation))).toEqual([
      '1 годину',
      '2 години',
      '5 годин',
      '21 годину',
      '72 години',
      '111 годин',
    ]);
    expect([1, 24, 31].map((hours) => plain(words(hours).refund_whole))).toEqual(['1 години', '24 годин', '31 години']);
    expect(termsTexts(terms, 'en')).toMatchObject({ hold: '15\u00a0minutes', refund_later: '80%', holds: '2\u00a0apartments' });
  });

  it('are the same in the agreement and in the terms of use, which have no numbers of their own', () => {
    for (const locale of locales) {
      const words = termsTexts(terms, locale);
      const chapter = contents.entries.legal_chapter.find(({ page, slug }) => page === 'terms-of-use' && slug.endsWith('booking'));
      const html = chapter?.[locale].html ?? '';
      const named = [...html.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
      expect(named.toSorted()).toEqual(Object.keys(words).toSorted());
      expect(html.replaceAll(/\{\w+\}|570/g, '')).not.toMatch(/\d/);
      const clauses = agreementTexts[locale]
        .clauses({
          byDiia: false,
          deposit: '',
          reservation: words.reservation,
          refundWhole: words.refund_whole,
          refundLater: words.refund_later,
        })
        .map(({ text }) => text)
        .join('\n');
      for (const said of [words.reservation, words.refund_whole, words.refund_later]) expect(clauses).toContain(said);
      for (const text of [clauses, html].map(plain)) expect(text).toMatch(locale === 'uk' ? /завдатком у розумінні/i : /not earnest money/);
      expect(html).not.toMatch(/комісії платіжного|fee of the payment/);
    }
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { beyond, overlaps, pagesOf, wordsOf } from '../../../../../tests/support/files/pdf-boxes.ts';
import { looksAsKept } from '../../../../../tests/support/files/pdf-picture.ts';
import { layouts } from '../../../../../tools/demo/plans/layouts.ts';
import type { Locale } from '../../../../base/locale.ts';
import type { Sheet } from '../../../../base/sheet.ts';
import type { Apartment, RoomLabel } from '../../../../contract/catalogue/apartments.ts';
import type { Outlook } from '../../../../contract/catalogue/outlook.ts';
import type { Quote } from '../../../../contract/deals/quotes.ts';
import type { InstalmentPlan } from '../../../../contract/money/instalments.ts';
import { drawSheet } from '../../../../platform/pdf/draw-sheet.ts';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import { flatSheet } from './flat-sheet.ts';

// Small tests share their modules: the next file begins in the language of the site.
afterAll(() => overwriteGetLocale(() => 'uk'));

type Layout = (typeof layouts)[number];
const rate = { value: '41.62', date: '2026-11-20', source: 'Мінфін (міжбанк, продаж), 15:00 попереднього дня' };

/** An expensive flat with the longest texts of the demo. */
const flatOf = ({ plan, rooms, hundredths }: Layout): Apartment => ({
  id: 1,
  slug: 'dim-na-skhylakh-2-31',
  number: '131',
  roomCount: rooms,
  area: hundredths / 100,
  floor: 16,
  floorsTotal: 26,
  cost: 123_361_306,
  costM2: 192_559,
  costUsd: 2_561_300,
  costM2Usd: 4_627,
  monthly: null,
  status: 'available',
  project: { id: 'p', slug: 'dim-na-skhylakh', name: 'Дім на Схилах', prime: true },
  section: { id: 's', name: 'Секція 2' },
  deliveryQuarter: '2027-Q4',
  handedOver: false,
  benefits: [],
  brokerage: true,
  plan,
  sun: null,
  view: null,
  walks: { metro: null, school: null, shelter: null },
  photos: [],
  ceilingHeight: 3.6,
  balconyArea: 4.65,
  repair: 'shell',
  houseType: 'monolith_brick',
  layout: null,
  district: 'Святошинський',
  address: 'вул. Академіка Заболотного, 141',
  rooms: plan.rooms.map(({ id, label, area }) => ({ id, label: label as RoomLabel, area })),
  lookalikes: [],
  benefitSlides: [],
  bookingExpiration: null,
  cutaway: null,
  hasOutlook: true,
  floorCast: null,
  hasTour: false,
  rate,
  offers: [],
  priceHistory: [],
  floorFlats: [],
});

const instalmentsOf = (flat: Apartment, count: number, indexed = true): InstalmentPlan => ({
  apartment: { slug: flat.slug, number: flat.number },
  project: { slug: flat.project.slug, name: flat.project.name },
  starts: '2026-11-23',
  delivery: null,
  offer: null,
  cost: flat.cost,
  costUsd: flat.costUsd,
  down: 40,
  months: count,
  every: 'month',
  discount: 0,
  total: flat.cost,
  totalUsd: flat.costUsd,
  first: 49_344_522,
  firstUsd: 1_024_520,
  payments: Array.from({ length: count }, (_, at) => ({
    date: `${2026 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-23`,
    cost: 2_056_021,
    costUsd: 42_688,
  })),
  outside: [],
  stress: [],
  terms: { downFrom: 40, monthsTo: 120, every: ['month'], discounts: [], indexed },
  rate,
});

const outlookOf = ({ plan }: Layout): Outlook => ({
  sectionId: 'S1',
  up: 0,
  builtBy: null,
  days: ['2027-03-21', '2027-06-21', '2027-12-21'].map((date) => ({ date, sunrise: '06:00', noon: '12:00', sunset: '18:00', arc: [] })),
  rooms: plan.rooms.slice(0, 3).map(({ id }) => ({
    id,
    azimuths: [45, 135, 225, 315],
    days: [415, 680, 125].map((minutes) => ({ now: { minutes, spans: [] }, later: null })),
  })),
  sides: [],
});

type Drawn = { offers?: Apartment['offers']; quote?: Quote | null };

const sheetOf = (layout: Layout, locale: Locale, count: number, { offers = [], quote = null }: Drawn = {}): Sheet => {
  overwriteGetLocale(() => locale);
  const apartment = { ...flatOf(layout), offers };
  return flatSheet({
    apartment,
    instalments: count < 0 ? null : instalmentsOf(apartment, count, count % 2 === 0),
    quote,
    outlook: outlookOf(layout),
    locale,
    brand: 'ОБРІЙ',
    phone: '+38 (044) 300-17-17',
    url: `https://obriy.example/${locale === 'en' ? 'en/' : ''}${quote ? `quote/${quote.code}` : `apartments/${apartment.slug}`}/`,
    today: '2026-11-23',
  });
};

describe.each(['uk', 'en'] as const)('a flat on paper, in %s', (locale) => {
  const prices = locale === 'uk' ? ['2 561 300 $', '123 361 306 ₴'] : ['$2,561,300', '₴123,361,306'];

  test.each(layouts.filter((_, at) => at % 6 === (locale === 'uk' ? 0 : 3)))(
    '$name stands on one page with its prices, every word on the paper, the rooms’ texts in the plan',
    async (layout) => {
      const pages = await pagesOf(sheetOf(layout, locale, -1));
      expect(pages).toHaveLength(1);
      const [page = []] = pages;
      const texts = wordsOf(page);
      for (const price of prices) expect(texts).toContain(price);
      expect(texts).toContain(locale === 'uk' ? 'дійсні до кінця 23 листопада 2026' : 'until the end of 23 November 2026');
      expect(texts).toContain(locale === 'uk' ? '2 год 5 хв 21 грудня' : '2 h 5 min on 21 December');
      const district = locale === 'uk' ? 'Святошинський район' : 'Святошинський district';
      expect(texts.replaceAll('\n', ' ')).toContain(`${district}, вул. Академіка Заболотного, 141, Секція 2`);
      expect(beyond(page)).toEqual([]);
      expect(overlaps(page)).toEqual([]);
      // Between the title and the prices there is the plan: it says the area of each room that is wide enough for a number.
      const foot = Math.min(...page.filter(({ text }) => text === (locale === 'uk' ? 'Ціна' : 'Price')).map(({ top }) => top));
      const areas = page.filter(({ text, top, bottom }) => /^\d+[.,]\d\d$/.test(text) && top > 140 && bottom < foot);
      expect(areas).toHaveLength(layout.plan.rooms.length);
    },
  );

  test.each([1, 36, 120])('%i payments stand on the second page and nowhere else', async (count) => {
    const layout = layouts.at(-1) as Layout;
    const pages = await pagesOf(sheetOf(layout, locale, count));
    expect(pages).toHaveLength(2);
    const [first = [], second = []] = pages;
    for (const price of prices) expect(wordsOf(first)).toContain(price);
    const monthly = locale === 'uk' ? ['42 688 $', '2 056 021 ₴'] : ['$42,688', '₴2,056,021'];
    for (const sum of monthly) {
      expect(wordsOf(first)).toContain(sum);
      expect(second.filter(({ text }) => text === sum).length).toBeGreaterThanOrEqual(count);
    }
    for (const page of pages) {
      expect(beyond(page)).toEqual([]);
      expect(overlaps(page)).toEqual([]);
    }
  });
});

/** Prime, with a terrace: many rooms, long names. */
const shown = layouts.at(-1) as Layout;
for (const locale of ['uk', 'en'] as const)
  looksAsKept(`a flat on paper, in ${locale}, looks as it did`, new URL(`flat-sheet.${locale}.png`, import.meta.url), () =>
    drawSheet(sheetOf(shown, locale, 36), new Date('2026-11-23T09:00:00Z')),
  );

const offerOf = (applied: boolean): Apartment['offers'][number] => ({
  slug: 'winter',
  title: applied ? 'До Нового року' : 'Друга квартира',
  lastDay: '2026-12-31',
  monthly: null,
  forEveryone: applied,
  applied,
  cost: applied ? 120_894_080 : 118_426_854,
  costUsd: applied ? 2_510_074 : 2_458_848,
  effect: { kind: 'percent', value: 2, currency: null, gift: '' },
});

test.each([
  ['uk', ['2 510 074 $', '120 894 080 ₴'], ['«До Нового року»', '31 грудня 2026', '2 561 300 $', '123 361 306 ₴'], 'Друга квартира'],
  ['en', ['$2,510,074', '₴120,894,080'], ['До Нового року', '31 December 2026', '$2,561,300', '₴123,361,306'], 'Друга квартира'],
] as const)(
  'with an offer applied the sheet (%s) has the price that booking freezes, the offer’s name and end, and the price without it',
  async (locale, prices, expected, toProve) => {
    const [page = [], ...more] = await pagesOf(sheetOf(shown, locale, -1, { offers: [offerOf(true), offerOf(false)] }));
    expect(more).toEqual([]);
    const onPage = wordsOf(page);
    // The price in its large letters is the one with the offer; what it is without stands in the small print alone.
    for (const price of prices) expect(onPage.split('\n')).toContain(price);
    for (const price of expected.slice(2)) expect(onPage.split('\n')).not.toContain(price);
    const print = onPage.replaceAll(/\s+/g, ' ');
    for (const one of expected) expect(print).toContain(one);
    expect(print).not.toContain(toProve);
    expect(beyond(page)).toEqual([]);
    expect(overlaps(page)).toEqual([]);
  },
);

test('a plan paid at once has no page of payments', async () => {
  expect(await pagesOf(sheetOf(layouts[0] as Layout, 'uk', 0))).toHaveLength(1);
});

const quotedPlan = {
  down: 40,
  months: 24,
  every: 'month',
  discount: 0,
  first: 1,
  firstUsd: 1,
  payment: 1_922_345,
  paymentUsd: 39_911,
} as const;
const quoteOf = (more: Partial<Quote>): Quote => ({
  code: '4TZ3W8GXV3',
  apartment: { id: 1, slug: 'a-flat' },
  currency: 'USD',
  rate: '47.1000',
  rateDate: '2026-11-20',
  madeAt: '2026-11-20T12:00:00.000Z',
  validUntil: '2026-11-23T12:30:00.000Z',
  offers: [],
  plan: quotedPlan,
  now: null,
  cost: 117_514_000,
  costUsd: 2_495_000,
  listCost: 117_514_000,
  listCostUsd: 2_495_000,
  standing: 'free',
  over: false,
  changes: { price: 2.66, rate: null, plan: 'same' },
  pays: 'quote',
  ...more,
});

test.each([
  [
    'stands',
    quoteOf({}),
    ['2 495 000 $', '117 514 000 ₴', '39 911 $'],
    ['діє до 23 листопада 2026', '14:30', '47,1', 'Відскануйте, щоб забронювати за цією ціною'],
  ],
  [
    'is over',
    quoteOf({ over: true, pays: 'now' }),
    ['2 561 300 $', '123 361 306 ₴'],
    ['діяла до 23 листопада 2026', '14:30', 'Відскануйте, щоб побачити, чи вільна'],
  ],
  [
    'is higher than the present price',
    quoteOf({ pays: 'now' }),
    ['2 561 300 $', '123 361 306 ₴'],
    ['до кінця 23 листопада 2026', 'чи вільна'],
  ],
] as const)(
  'the sheet of a quote that %s has the price of a booking, until when it stands, and the address of the quote',
  async (_, quote, prices, expected) => {
    const [page = [], ...more] = await pagesOf(sheetOf(shown, 'uk', 36, { quote }));
    expect(more).toEqual([]);
    const onPage = wordsOf(page);
    for (const price of prices) expect(onPage.split('\n')).toContain(price);
    const print = onPage.replaceAll(/\s+/g, ' ');
    for (const one of [...expected, 'obriy.example/quote/4TZ3W8GXV3/']) expect(print).toContain(one);
    expect(beyond(page)).toEqual([]);
    expect(overlaps(page)).toEqual([]);
  },
);

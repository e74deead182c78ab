import { describe, expect, test } from 'vitest';
import { beyond, overlaps, pagesOf, wordsOf } from '../../../tests/support/files/pdf-boxes.ts';
import { looksAsKept } from '../../../tests/support/files/pdf-picture.ts';
import type { Locale } from '../../base/locale.ts';
import type { Sheet } from '../../base/sheet.ts';
import type { WireDeal } from '../../contract/deals/deals.ts';
import { drawSheet } from '../../platform/pdf/draw-sheet.ts';
import { agreementSheet } from './agreement-sheet.ts';

const terms = {
  version: '2026-11',
  hold_minutes: 30,
  request_hours: 24,
  reservation_hours: 72,
  line_hours: 24,
  holds: 2,
  deposit: 20_000,
  state_services: true,
  refund_whole_hours: 24,
  refund_later_percent: 80,
};
const usual = { lastname: 'Коваль', firstname: 'Олена', patronymic: 'Іванівна', email: 'olena@example.ua', inn: '3068208400' };
/** Each as long as the form allows. */
const longest = {
  lastname: 'Нечуй-Левицька-Кропивницька-Старицька-Комарова-Білецька-Носе',
  firstname: 'Олександра-Вікторія-Анастасія-Єлизавета-Катерина-Маргарита-А',
  patronymic: 'Ярославо-Володимирівна-Святославівна-Всеволодівна-Мстиславів',
  email: `${'olena-viktoriia-anastasiia'.padEnd(64, 'a')}@${'mail.'.repeat(36)}example.ua`,
  inn: null,
};

const offer: WireDeal['offers'][number] = {
  slug: 'autumn',
  title: 'Осіння знижка на квартири з видом на Голосіївський ліс',
  last_day: '2026-12-31',
  terms: [],
  for_everyone: true,
  applied: true,
  cost: 123_361_306,
  cost_usd: 2_561_300,
  effect: { kind: 'per_m2', value: 1_800, currency: 'UAH', gift: '' },
};

const deal = (way: WireDeal['way']): WireDeal => ({
  id: '3f2b8f0e-5c5d-4f5e-9d7a-0c7b1a2d3e4f',
  number: 100_245,
  state: 'held',
  way,
  apartment: {
    id: 1,
    slug: 'dim-na-skhylakh-2-31',
    number: '131',
    rooms_number: 4,
    area: 148.35,
    floor: 26,
    plan: null,
    project: { slug: 'dim-na-skhylakh', name: 'Дім на Схилах Голосіївського лісу' },
    section: { name: 'Секція 2' },
    floors_total: 26,
    address: '',
    submission_date: '2027-Q4',
    handed_over: false,
  },
  manager: null,
  movements: [],
  cost: 123_361_306,
  cost_usd: 2_561_300,
  rate: '41.6200',
  rate_date: '2026-11-20',
  deposit: 20_000,
  terms: '2026-11',
  list_cost: 128_000_000,
  list_cost_usd: 2_657_000,
  offers: [offer],
  standing_after: null,
  declined: false,
  made_at: '2026-11-23T09:00:00Z',
  booking_expiration: null,
  ends_at: null,
  extended: false,
  now: '2026-11-23T09:00:00Z',
  allowed: [],
  person: null,
  signed: false,
  state_request: null,
  payment: null,
  transfers: null,
  contract: null,
  papers: [],
  history: [],
  refund: { amount: 0, percent: 0, until: null },
});

const sheetOf = (locale: Locale, way: WireDeal['way'], person: typeof usual | typeof longest): Sheet =>
  agreementSheet({
    deal: deal(way),
    person,
    phone: '+380501234567',
    terms,
    locale,
    seller: {
      brand: 'ОБРІЙ',
      name: 'Товариство з обмеженою відповідальністю «Обрій Девелопмент Україна»',
      code: '40123456',
      address: '03022, м. Київ, вул. Академіка Заболотного, 141, корпус 2, поверх 7, офіс 712',
      phone: '+38 (044) 300-17-17',
      email: 'hello@obriy.example',
    },
  });

describe.each(['uk', 'en'] as const)('the reservation agreement on paper, in %s', (locale) => {
  test.each([
    ['deposit', usual],
    ['state-services', longest],
  ] as const)('by %s every word stands on its two pages and on no other word', async (way, person) => {
    const sheet = sheetOf(locale, way, person);
    const pages = await pagesOf(sheet);
    expect(pages).toHaveLength(2);
    for (const page of pages) {
      expect(beyond(page)).toEqual([]);
      expect(overlaps(page)).toEqual([]);
    }
    // Words that were broken over lines read on without a space.
    const words = pages.map(wordsOf).join('\n').replaceAll(/\s/g, '');
    const said = sheet.blocks.flatMap((block) => {
      if (block.kind === 'facts') return block.facts.flat();
      if (block.kind === 'amounts') return block.amounts.flatMap(({ name, value }) => [name, value]);
      return block.kind === 'title' || block.kind === 'heading' || block.kind === 'text' ? [block.text] : [];
    });
    expect(said.length).toBeGreaterThan(40);
    expect(said.filter((one) => !words.includes(one.replaceAll(/\s/g, '')))).toEqual([]);
  });

  looksAsKept('its first page looks as it did', new URL(`agreement-sheet.${locale}.png`, import.meta.url), () =>
    drawSheet(sheetOf(locale, 'deposit', usual), new Date('2026-11-23T09:00:00Z')),
  );
});

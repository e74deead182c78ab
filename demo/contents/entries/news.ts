import type { StoredEntries } from '../../../src/domain/content/content.ts';
import { named } from './named.ts';

export const newsTags: StoredEntries['news_tag'] = [
  named('building', 'Будівництво', 'Construction'),
  named('sales', 'Продажі', 'Sales'),
  named('life', 'Життя у дворах', 'Life in the yards'),
  named('company', 'Компанія', 'Company'),
];

/** Dates are 10:00 in Kyiv. */
export const news: StoredEntries['news'] = [
  {
    slug: 'tykha-zatoka-roof',
    from: '2026-11-12T08:00:00.000Z',
    until: null,
    tag: 'building',
    showOnOneNews: true,
    project: 'tykha-zatoka',
    picture: 'stages/frame-2',
    gallery: ['stages/facade'],
    uk: {
      title: 'Перша секція «Тихої затоки» під дахом',
      lead: 'На три тижні раніше, ніж ми обіцяли: тепер усередині можна працювати й у дощ.',
      html: '<p>У середу бригада закрила останній ряд покрівлі першої секції. Далі вікна: їх везуть із Броварів по два поверхи на тиждень.</p><p>Мокрі роботи почнуться після Водохреща, коли будинок підключать до тепла.</p>',
    },
    en: {
      title: 'The first block of Tykha Zatoka has its roof',
      lead: 'Three weeks ahead of our promise: from now on work indoors no longer waits for the rain.',
      html: '<p>On Wednesday the crew closed the last run of roofing on block one. Windows are next; they arrive from Brovary, two floors a week.</p><p>Plastering starts after Epiphany, once the house is connected to heating.</p>',
    },
  },
];

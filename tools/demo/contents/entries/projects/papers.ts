import type { StoredEntry } from '../../../../../src/domain/content/content.ts';

type Kind = StoredEntry<'document'>['documentKind'];

const titles: Record<Kind, { uk: [title: string, issuer: string]; en: [title: string, issuer: string] }> = {
  land: {
    uk: ['Договір оренди земельної ділянки', 'Територіальна громада Києва'],
    en: ['Land lease agreement', 'The community of Kyiv'],
  },
  expertise: {
    uk: ['Експертний звіт щодо проєктної документації', 'Експертна організація'],
    en: ['Expert report on the design', 'Licensed building experts'],
  },
  permit: {
    uk: ['Дозвіл на виконання будівельних робіт', 'Орган державного будівельного контролю'],
    en: ['Building permit', 'State building control'],
  },
  declaration: {
    uk: ['Проєктна декларація', 'ТОВ «Обрій Девелопмент»'],
    en: ['Project declaration', 'Obriy Development LLC'],
  },
  rights: {
    uk: ['Реєстрація спеціальних майнових прав', 'Державний реєстр речових прав'],
    en: ['Registration of special property rights', 'State Register of Property Rights'],
  },
  commissioning: {
    uk: ['Сертифікат про прийняття в експлуатацію', 'Орган державного будівельного контролю'],
    en: ['Certificate of commissioning', 'State building control'],
  },
};

/** The day of each paper of a project; one that is not there yet has none. */
const days: Record<string, Partial<Record<Kind, string>>> = {
  'obriy-richkovyi': {
    land: '2024-02-14',
    expertise: '2025-01-30',
    permit: '2025-03-18',
    declaration: '2025-04-02',
    rights: '2025-04-24',
  },
  'kamianyi-yar': { land: '2022-06-09', expertise: '2023-11-21', permit: '2024-02-06', declaration: '2024-02-20', rights: '2024-03-14' },
  'lypova-tin': {
    land: '2020-09-17',
    expertise: '2022-12-08',
    permit: '2023-02-21',
    declaration: '2023-03-07',
    commissioning: '2025-09-25',
  },
  'tykha-zatoka': { land: '2023-10-12', expertise: '2025-02-27', permit: '2025-05-06', declaration: '2025-05-20', rights: '2025-06-11' },
  'sosna-i-kamin': { land: '2019-11-28', expertise: '2021-12-16', permit: '2022-02-08', commissioning: '2024-12-12' },
  'prystan-41': { land: '2022-03-31', expertise: '2024-06-20', permit: '2024-08-13', declaration: '2024-08-28', rights: '2024-09-19' },
  'hlyniana-manufaktura': {
    land: '2023-04-20',
    expertise: '2025-01-16',
    permit: '2025-03-04',
    declaration: '2025-03-19',
    rights: '2025-04-10',
  },
  'pivnichnyi-pahorb': {
    land: '2024-05-23',
    expertise: '2025-09-11',
    permit: '2025-11-04',
    declaration: '2025-11-18',
    rights: '2025-12-09',
  },
  oranzhereia: {
    land: '2021-02-25',
    expertise: '2023-05-18',
    permit: '2023-07-04',
    declaration: '2023-07-18',
    commissioning: '2025-11-27',
  },
  'dim-na-skhylakh': {
    land: '2022-10-06',
    expertise: '2025-02-13',
    permit: '2025-04-15',
    declaration: '2025-04-29',
    rights: '2025-05-22',
  },
  'midnyi-kvartal': {
    land: '2021-12-23',
    expertise: '2023-10-26',
    permit: '2023-12-19',
    declaration: '2024-01-10',
    rights: '2024-02-01',
  },
  luhova: { land: '2018-04-19', expertise: '2020-10-15', permit: '2020-12-01', commissioning: '2023-12-14' },
  'varta-house': { land: '2024-01-25', expertise: '2026-04-09', permit: '2026-06-02', declaration: '2026-06-16', rights: '2026-07-08' },
  'svitanok-9': { land: '2022-08-18', expertise: '2023-12-07', permit: '2024-02-13', declaration: '2024-02-27', rights: '2024-03-20' },
  tsehla: { land: '2023-07-13', expertise: '2025-04-24', permit: '2025-06-17', declaration: '2025-07-01', rights: '2025-07-23' },
  'yasenevyi-hai': { land: '2025-03-06', expertise: '2026-06-25', permit: '2026-08-18', declaration: '2026-09-01' },
  poluden: { land: '2025-09-18', expertise: '2026-08-27' },
};

/** Numbers of the demo: shaped like the registry's, given to nobody. */
function numberOf(kind: Kind, project: number, day: string): string {
  const [year = '', month = ''] = day.split('-');
  const serial = String(project * 37 + 101).padStart(4, '0');
  const numbers: Record<Kind, string> = {
    land: `8000000000:00:${serial}:00${String(project).padStart(2, '0')}`,
    expertise: `00-${serial}/01-${year.slice(2)}`,
    permit: `ІУ 000 ${year.slice(2)}${month} ${serial}`,
    declaration: `ПД-${year}-${String(project).padStart(2, '0')}`,
    rights: `000${serial}80000`,
    commissioning: `ІУ 123 ${year.slice(2)}${month} ${serial}`,
  };
  return numbers[kind];
}

export const papers: StoredEntry<'document'>[] = Object.entries(days).flatMap(([project, ofProject], at) =>
  (Object.keys(titles) as Kind[]).flatMap((kind) => {
    const date = ofProject[kind];
    if (!date) return [];
    const { uk, en } = titles[kind];
    return {
      slug: `${project}-${kind}`,
      from: null,
      until: null,
      picture: null,
      gallery: [],
      project,
      documentKind: kind,
      number: numberOf(kind, at + 1, date),
      date,
      uk: { title: uk[0], issuer: uk[1] },
      en: { title: en[0], issuer: en[1] },
    };
  }),
);

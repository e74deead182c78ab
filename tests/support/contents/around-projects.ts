import type { StoredEntries, StoredEntry } from '../../../src/domain/content/content.ts';

const bare = { from: null, until: null, picture: null, gallery: [] };
const named = (slug: string) => ({ ...bare, slug, uk: { name: `${slug} українською` }, en: { name: `${slug} in English` } });

export const report = (month: string, facts: Partial<StoredEntry<'construction_report'>> = {}): StoredEntry<'construction_report'> => ({
  ...bare,
  slug: `report-${month}`,
  project: 'project-1',
  month,
  stage: 'frame',
  works: [
    { stage: 'pit', planned: 100, actual: 100 },
    { stage: 'frame', planned: 40, actual: 35 },
  ],
  view: null,
  uk: { title: `Звіт ${month}`, text: 'Третій поверх.' },
  en: { title: `Report ${month}`, text: 'The third floor.' },
  ...facts,
});

export const delivered = (said: string, quarter: string, reason = ''): StoredEntry<'delivery_date'> => ({
  ...bare,
  slug: `delivered-${said}`,
  project: 'project-1',
  section: 'S1',
  said,
  quarter,
  uk: { reason: reason && `${reason} (укр.)` },
  en: { reason },
});

const rectangle = (left: number, low: number, right: number, high: number): [number, number][] => [
  [left, low],
  [right, low],
  [right, high],
  [left, high],
];

/** One entry of each kind about a project, partners and the law. */
export const aroundProjects = {
  construction_stage: [named('pit'), named('frame')],
  infrastructure_category: [named('school')],
  feature_category: [named('yard')],
  construction_report: [report('2026-10')],
  delivery_date: [delivered('2025-03-20', '2027-Q1'), delivered('2026-02-10', '2027-Q2', 'The shelter has grown.')],
  blackout_card: [
    {
      ...bare,
      slug: 'project-1-blackout',
      project: 'project-1',
      systems: [
        { system: 'lifts', hours: 24 },
        { system: 'internet', hours: 0 },
      ],
      tested: { on: '2026-11-01', hours: 4 },
      generator: { kilowatts: 250, hours: 24 },
      shelter: { kind: 'dual_use', area: 310.5, places: 500, minutes: 3, accessible: true },
      uk: { how: ['Один ліфт у секції.', 'Зупиняється.'], shelterText: 'Під секцією 1.', note: '' },
      en: { how: ['One lift in each section.', 'It stops.'], shelterText: 'Under section 1.', note: '' },
    },
  ],
  tour: [
    {
      ...bare,
      slug: 'project-1',
      gallery: ['tours/room', 'tours/room'],
      layout: 'L1',
      scenes: [
        { id: 'room', at: [200, 300], heading: 90, links: [{ to: 'hall', through: [200, 500] }] },
        { id: 'hall', at: [200, 700], heading: 0, links: [{ to: 'room', through: [200, 500] }] },
      ],
      uk: { rooms: ['Кімната', 'Передпокій'] },
      en: { rooms: ['Room', 'Hall'] },
    },
  ],
  cutaway: [{ ...bare, slug: 'l1', layout: 'L1', picture: 'cutaways/L1', uk: {}, en: {} }],
  hero_light: (['day', 'evening', 'blackout'] as const).map((light) => ({
    ...bare,
    slug: `project-1-${light}`,
    project: 'project-1',
    light,
    picture: 'cutaways/L1',
    uk: {},
    en: {},
  })),
  camera: [
    {
      ...bare,
      slug: 'yard',
      project: 'project-1',
      uk: { name: 'Двір', note: 'З даху.' },
      en: { name: 'The yard', note: 'From the roof.' },
    },
  ],
  document: [
    {
      ...bare,
      slug: 'permit',
      project: 'project-1',
      documentKind: 'permit',
      number: 'КВ 1',
      date: '2025-03-01',
      uk: { title: 'Дозвіл', issuer: 'Інспекція' },
      en: { title: 'Permit', issuer: 'Inspection' },
    },
  ],
  place: [
    {
      ...bare,
      slug: 'lyceum',
      project: 'project-1',
      category: 'school',
      minutes: 7,
      point: { lat: 50.41, lng: 30.51 },
      landmark: 'school' as const,
      uk: { name: 'Ліцей' },
      en: { name: 'Lyceum' },
    },
  ],
  district: [
    {
      ...bare,
      slug: 'pecherskyi',
      bank: 'right',
      neighbours: ['holosiivskyi'],
      point: { lat: 50.43, lng: 30.55 },
      uk: { name: 'Печерський', where: 'у Печерському' },
      en: { name: 'Pecherskyi', where: 'in Pecherskyi' },
    },
    {
      ...bare,
      slug: 'holosiivskyi',
      bank: 'right',
      neighbours: ['pecherskyi'],
      point: { lat: 50.38, lng: 30.52 },
      uk: { name: 'Голосіївський', where: 'у Голосіївському' },
      en: { name: 'Holosiivskyi', where: 'in Holosiivskyi' },
    },
  ],
  surroundings: [
    {
      ...bare,
      slug: 'around-1',
      project: 'project-1',
      reach: 700,
      streets: [
        {
          wide: true,
          line: [
            [-700, 20],
            [700, -30],
          ],
        },
        {
          wide: false,
          line: [
            [0, -3],
            [40, 500],
          ],
        },
      ],
      areas: [
        {
          kind: 'water',
          outline: [
            [-700, 300],
            [700, 300],
            [0, 700],
          ],
        },
      ],
      paths: [
        [
          [10, 10],
          [40, 60],
        ],
      ],
      tracks: [
        {
          kind: 'metro',
          line: [
            [-700, 40],
            [700, -10],
          ],
        },
      ],
      blocks: [[100, 80, 50, 13, 15]],
      house: [40, -60],
      uk: { names: { streets: ['вул. Перша', ''], areas: ['став'] } },
      en: { names: { streets: ['Persha St', ''], areas: ['pond'] } },
    },
  ],
  house: [
    {
      ...bare,
      slug: 'project-1',
      project: 'project-1',
      north: 30,
      sections: [{ section: 'S1', outline: rectangle(0, 0, 12, 20), ground: 4, storey: 3, storeys: 16 }],
      masses: [{ outline: rectangle(40, 0, 60, 12), height: 27, until: '2028-05' }],
      uk: { neighbours: ['дев’ятиповерхівка'] },
      en: { neighbours: ['nine-storey house'] },
    },
  ],
  floor_plan: [
    {
      ...bare,
      slug: 'project-1-1-2',
      project: 'project-1',
      section: 'S1',
      floors: [2, 15],
      width: 2000,
      height: 1200,
      turn: 90,
      common: [{ kind: 'corridor', outline: rectangle(0, 800, 2000, 960) }],
      flats: [{ position: 1, layout: 'L1', at: [0, 0], turn: 0 }],
      uk: {},
      en: {},
    },
  ],
  advertising: [
    {
      ...bare,
      slug: 'corner',
      project: 'project-2',
      area: 64.5,
      uk: { title: 'Кут', lead: 'Коротко.', place: 'Перший поверх', terms: 'Від року', html: '<p>Кут.</p>' },
      en: { title: 'Corner', lead: 'In short.', place: 'Ground floor', terms: 'A year or more', html: '<p>A corner.</p>' },
    },
  ],
  aerial_photography: [
    {
      ...bare,
      slug: 'october',
      from: '2026-10-01T22:00:00.000Z',
      project: 'project-1',
      height: 90,
      frames: 120,
      uk: { title: 'Жовтень', lead: 'Коротко.', html: '<p>Згори.</p>' },
      en: { title: 'October', lead: 'In short.', html: '<p>From above.</p>' },
    },
  ],
  legal_chapter: [
    {
      ...bare,
      slug: 'who',
      page: 'privacy-policy',
      uk: { title: 'Хто', html: '<p>Ми.</p>' },
      en: { title: 'Who', html: '<p>We.</p>' },
    },
  ],
} satisfies Partial<StoredEntries>;

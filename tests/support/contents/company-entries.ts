import type { StoredEntries, StoredEntry } from '../../../src/domain/content/content.ts';

const bare = { from: null, until: null, picture: null, gallery: [] };
const named = (slug: string) => ({ ...bare, slug, uk: { name: `Назва ${slug}` }, en: { name: `Name ${slug}` } });

export const vacancy = (slug: string, facts: Partial<StoredEntry<'vacancy'>> = {}): StoredEntry<'vacancy'> => {
  const texts = { lead: '', place: '', schedule: '', duties: ['One.'], expectations: ['Two.'], gives: ['Three.'], veterans: '' };
  return {
    ...bare,
    slug,
    from: '2026-11-01T08:00:00.000Z',
    category: 'site',
    office: 'head',
    project: null,
    employment: 'full',
    salaryFrom: 40_000,
    salaryTo: 50_000,
    uk: { ...texts, title: `Вакансія ${slug}` },
    en: { ...texts, title: `Vacancy ${slug}` },
    ...facts,
  };
};

const day = { opens: '09:00', closes: '19:00' };
const office: StoredEntry<'office'> = {
  ...bare,
  slug: 'head',
  lat: 50.4358,
  lng: 30.4802,
  number: '36',
  phones: ['+38 (044) 300-17-17'],
  email: 'hello@home.test',
  hours: [day, day, day, day, day, null, null],
  exceptions: [{ on: '2027-01-01', hours: null }],
  surroundings: {
    reach: [100, 80],
    streets: [
      {
        line: [
          [-100, 10],
          [100, 10],
        ],
        wide: true,
      },
    ],
    areas: [
      {
        kind: 'green',
        outline: [
          [-50, -50],
          [0, -50],
          [0, -20],
        ],
      },
    ],
    stops: [[90, -40]],
    house: [
      [-10, 0],
      [10, 0],
      [10, -10],
      [-10, -10],
    ],
    walk: [
      [90, -40],
      [0, 0],
    ],
  },
  uk: {
    name: 'Офіс',
    city: 'Київ',
    street: 'вул. Перша',
    note: '',
    directions: [{ by: 'Метро', way: 'Пішки.' }],
    names: { streets: ['вул. Перша'], areas: [''], stops: ['Метро'] },
    occasions: ['Новий рік'],
  },
  en: {
    name: 'Office',
    city: 'Kyiv',
    street: 'First St',
    note: '',
    directions: [{ by: 'Metro', way: 'On foot.' }],
    names: { streets: ['First St'], areas: [''], stops: ['Metro'] },
    occasions: ['New Year’s Day'],
  },
};

/** Entries of the company and of its vacancies: at least one of each kind. */
export const companyEntries = {
  team_member: [{ ...bare, slug: 'olena', uk: { name: 'Олена', role: 'архітекторка' }, en: { name: 'Olena', role: 'architect' } }],
  award: [
    {
      ...bare,
      slug: 'yard',
      year: 2025,
      project: 'project-1',
      uk: { title: 'Двір', jury: 'Журі', text: '' },
      en: { title: 'Yard', jury: 'Jury', text: '' },
    },
  ],
  milestone: [
    { ...bare, slug: 'start', month: '2014-03', project: null, uk: { title: 'Початок', text: '' }, en: { title: 'The start', text: '' } },
  ],
  state_mortgage: [
    {
      ...bare,
      slug: 'terms',
      from: '2026-02-09T22:00:00.000Z',
      rates: [{ hundredths: 700, laterHundredths: 1_000 }],
      laterAfterYears: 10,
      downPercent: 20,
      youngDownPercent: 10,
      youngUnder: 26,
      area: 52.5,
      persons: 2,
      areaPerPerson: 21,
      areaMost: 115.5,
      overPercent: 10,
      loanMost: 6_000_000,
      yearsMost: 20,
      builtWithinYears: 3,
      uk: { title: 'єОселя', groups: ['усі'], source: 'Постанова', note: '' },
      en: { title: 'eOselia', groups: ['everyone'], source: 'Resolution', note: '' },
    },
  ],
  social_project: [
    {
      ...bare,
      slug: 'trees',
      year: 2019,
      spent: 2_000_000,
      count: 300,
      uk: { title: 'Дерева', place: '', counted: 'дерев', text: '' },
      en: { title: 'Trees', place: '', counted: 'trees', text: '' },
    },
  ],
  vacancy: [vacancy('crane')],
  vacancy_category: [named('site'), named('studio')],
  career_category: [
    { ...bare, slug: 'pay', uk: { name: 'Гроші', text: '', points: ['Раз.'] }, en: { name: 'Pay', text: '', points: ['One.'] } },
  ],
  office: [office],
} satisfies Partial<StoredEntries>;

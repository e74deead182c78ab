import type { Contents, StoredEntry } from '../../../src/domain/content/content.ts';
import { noEntries } from '../../../src/domain/content/content.ts';
import { aroundProjects } from './around-projects.ts';
import { companyEntries } from './company-entries.ts';

const bare = { from: null, until: null, picture: null, gallery: [] };
const none = { uk: '', en: '' };
const promo = { firstLine: '', secondLine: '', description: '' };
const story = (lead: string) => ({ lead, about: [], features: [{ title: lead, text: '' }] });

export const newsTag = (slug: string): StoredEntry<'news_tag'> => ({
  ...bare,
  slug,
  uk: { name: `Мітка ${slug}` },
  en: { name: `Tag ${slug}` },
});
export const newsItem = (slug: string, facts: Partial<StoredEntry<'news'>> = {}): StoredEntry<'news'> => ({
  ...bare,
  slug,
  from: '2026-11-01T08:00:00.000Z',
  tag: 'building',
  showOnOneNews: true,
  project: null,
  uk: { title: `Новина ${slug}`, lead: 'Коротко.', html: '<p>Українською.</p>' },
  en: { title: `News ${slug}`, lead: 'In short.', html: '<p>In English.</p>' },
  ...facts,
});

export const offerTag = (slug: string): StoredEntry<'offer_tag'> => ({
  ...bare,
  slug,
  uk: { name: `Мітка ${slug}` },
  en: { name: `Tag ${slug}` },
});
export const offer = (slug: string, facts: Partial<StoredEntry<'offer'>> = {}): StoredEntry<'offer'> => ({
  ...bare,
  slug,
  from: '2026-11-01T08:00:00.000Z',
  until: '2026-11-30T22:00:00.000Z',
  tag: 'price',
  showOnOneNews: false,
  forEveryone: true,
  projects: ['project-1'],
  rooms: [],
  effect: { kind: 'percent', hundredths: 500 },
  uk: { title: `Акція ${slug}`, lead: 'Коротко.', gift: '', html: '<p>Українською.</p>', terms: ['Умова.'] },
  en: { title: `Offer ${slug}`, lead: 'In short.', gift: '', html: '<p>In English.</p>', terms: ['A term.'] },
  ...facts,
});

/** Contents that name the two projects of `seedCatalogue` and have an entry of each kind. */
export const someContents = (entries: Partial<Contents['entries']> = {}): Contents => ({
  pages: {},
  menus: {
    header: { logo: { uk: 'ДІМ', en: 'HOME' }, phone: '+38 (044) 300-17-17', entries: [] },
    menu: { main: [], projects: [], promo: { uk: promo, en: promo, picture: null, link: '' } },
    footer: {
      description: none,
      allProjects: { name: none, page: 'projects' },
      firstMenu: [],
      secondMenu: [],
      otherPages: [],
      developerCredit: none,
    },
    social: [],
  },
  stories: {
    'project-1': {
      uk: story('Перший.'),
      en: story('The first.'),
      pictures: [],
      featureCategories: ['yard'],
      point: { lat: 50.4, lng: 30.5 },
    },
    'project-2': { uk: story('Другий.'), en: story('The second.'), pictures: [], featureCategories: [], point: null },
  },
  slides: {},
  entries: {
    ...noEntries(),
    news_tag: [newsTag('building'), newsTag('sales')],
    news: [newsItem('roof', { project: 'project-1' })],
    ...aroundProjects,
    media_file: [
      {
        ...bare,
        slug: 'sign',
        group: 'logo',
        file: '/pictures/press/sign.svg',
        ground: 'ink',
        uk: { title: 'Знак', note: '' },
        en: { title: 'The sign', note: '' },
      },
    ],
    publication: [
      {
        ...bare,
        slug: 'release-roof',
        from: '2026-11-01T08:00:00.000Z',
        news: 'roof',
        uk: { title: 'Дах', note: 'Реліз' },
        en: { title: 'The roof', note: 'Release' },
      },
    ],
    offer_tag: [offerTag('price'), offerTag('gift')],
    offer: [offer('autumn', { forEveryone: false })],
    ...companyEntries,
    ...entries,
  },
  pictures: [
    {
      name: 'cutaways/L1',
      project: null,
      kind: 'layout',
      content: {
        src: '/pictures/cutaways/L1-900.webp',
        width: 900,
        height: 850,
        sources: [],
        placeholder: null,
        focus: { x: 50, y: 50 },
        alt: { uk: 'Квартира згори.', en: 'An apartment from above.' },
      },
    },
    {
      name: 'tours/room',
      project: null,
      kind: 'panorama',
      content: {
        src: '/pictures/tours/room-2048.webp',
        width: 2048,
        height: 1024,
        sources: [],
        placeholder: null,
        focus: { x: 50, y: 50 },
        alt: { uk: 'Кімната довкола.', en: 'A room all around.' },
      },
    },
  ],
});

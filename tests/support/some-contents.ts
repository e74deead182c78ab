import type { Contents, StoredEntry } from '../../src/domain/content/content.ts';
import { noEntries } from '../../src/domain/content/content.ts';
import { aroundProjects } from './around-projects.ts';

const bare = { from: null, until: null, picture: null, gallery: [] };
const none = { uk: '', en: '' };
const promo = { title_1: '', title_2: '', description: '' };
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

/** Contents that name the two projects of `seedCatalogue` and have an entry of each kind. */
export const someContents = (entries: Partial<Contents['entries']> = {}): Contents => ({
  pages: {},
  menus: {
    header: { logo: { uk: 'ДІМ', en: 'HOME' }, phone: '+38 (044) 300-17-17', entries: [] },
    menu: { main: [], projects: [], promo: { uk: promo, en: promo, photo: null, link: '' } },
    footer: {
      small_description: none,
      main_project: { name: none, page: 'projects' },
      menu_1: [],
      menu_2: [],
      other: [],
      developer_credit: none,
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
    ...entries,
  },
  pictures: [],
});

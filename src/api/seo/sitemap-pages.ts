import { kyivDay } from '../../base/kyiv-time.ts';
import { type LocalEntry, listOffers, listVacancies } from '../../domain/content/content.ts';
import type { ApiDependencies } from '../dependencies.ts';

/** A page for search engines: its Ukrainian address, and the Kyiv day of its last change where it is known. */
export type SitemapPage = { path: string; changed: string | null };
type Dependencies = Pick<ApiDependencies, 'catalogue' | 'content'>;

/** Two addresses a flat, one in each language, and at most 50,000 in a file. */
export const flatsPerSitemap = 25_000;

/** Pages beside those that follow from the data. Account, login, favourites and the style guide are not indexed. */
const plainPages = [
  'brokerage',
  'career',
  'company',
  'contacts',
  'investments',
  'press-room',
  'privacy-policy',
  'social-responsibility',
  'terms-of-use',
];

const dayOf = (instant: Date | string | null | undefined): string | null =>
  instant === null || instant === undefined ? null : kyivDay(new Date(instant));
const latest = (days: (string | null)[]): string | null => days.reduce((last, day) => ((day ?? '') > (last ?? '') ? day : last), null);
const entryPages = (folder: string, entries: { slug: string; from: string | null }[]): SitemapPage[] =>
  entries.map(({ slug, from }) => ({ path: `/${folder}/${slug}/`, changed: dayOf(from) }));
const folderOf = (folder: string, pages: SitemapPage[]): SitemapPage => ({
  path: `/${folder}/`,
  changed: latest(pages.map(({ changed }) => changed)),
});

/** All sitemaps but those of flats, by name; each names only pages that exist and are not marked `noindex`. */
export async function sitemapPages({ catalogue, content }: Dependencies): Promise<Record<string, SitemapPage[]>> {
  const { entries } = content.current().uk;
  const changes = await catalogue.projectChanges();
  const about = (slug: string, dated: { project: string | null; from: string | null }[]) =>
    dated.flatMap(({ project, from }) => (project === slug ? [dayOf(from)] : []));
  const projects = catalogue.projects().map(({ project: { slug } }) => ({
    path: `/projects/${slug}/`,
    changed: latest([dayOf(changes.get(slug)), ...about(slug, entries.news), ...about(slug, entries.construction_report)]),
  }));
  const built = projects.flatMap(({ path }) => {
    const days = about(path.split('/')[2] ?? '', entries.construction_report);
    return days.length > 0 ? [{ path: `${path}construction/`, changed: latest(days) }] : [];
  });
  const news = entryPages('news', entries.news);
  const offers = entryPages('promo', listOffers(entries.offer, {}));
  const vacancies = entryPages('vacancy', listVacancies(entries.vacancy));
  const partners = (['advertising', 'aerial_photography'] as const).map((kind) => {
    const folder = kind.replace('_', '-');
    const pages = entryPages(folder, entries[kind].filter(isShown));
    return [folderOf(folder, pages), ...pages];
  });
  const priced = latest([...changes.values()].map(dayOf));
  return {
    pages: [
      { path: '/', changed: latest([priced, ...news.map(({ changed }) => changed)]) },
      { path: '/apartments/', changed: priced },
      folderOf('projects', projects),
      folderOf('news', news),
      folderOf('promo', offers),
      folderOf('vacancy', vacancies),
      ...partners.flat(),
      ...plainPages.map((page) => ({ path: `/${page}/`, changed: null })),
    ],
    projects: [...projects, ...built],
    news,
    offers,
    vacancies,
  };
}

const isShown = ({ over }: Pick<LocalEntry<'advertising'>, 'over'>): boolean => !over;

/** The flats that can still be had, or are just held, of one file; counted from 1. */
export async function sitemapFlats({ catalogue }: Pick<Dependencies, 'catalogue'>, number: number): Promise<SitemapPage[]> {
  const flats = await catalogue.addresses({ skip: (number - 1) * flatsPerSitemap, most: flatsPerSitemap });
  return flats.map(({ slug, changedAt }) => ({ path: `/apartments/${slug}/`, changed: dayOf(changedAt) }));
}

import { kyivDay } from '../../base/kyiv-time.ts';
import type { Locale } from '../../base/locale.ts';
import type { WireAnswerOf } from '../../contract/operation-types.ts';
import { listOffers, listVacancies } from '../../domain/content/content.ts';
import type { ApiDependencies } from '../dependencies.ts';
import type { Handler } from '../handler.ts';
import { pageOf } from './page-of.ts';

type Dependencies = Pick<ApiDependencies, 'catalogue' | 'content'>;
type Page = WireAnswerOf<'GET /api/{locale}/pages'>['pages']['items'][number];

/** Pages beside those that follow from the data. Account, login, favourites and the style guide are not for search engines. */
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

const dayOf = (instant: Date | string | null | undefined) => (instant ? kyivDay(new Date(instant)) : null);
const latest = (days: (string | null)[]) => days.reduce((last, day) => ((day ?? '') > (last ?? '') ? day : last), null);
const newestOf = (pages: Page[]) => latest(pages.map(({ changed }) => changed));
const entryPages = (kind: Page['kind'], entries: { slug: string; from: string | null }[]) =>
  entries.map(({ slug, from }): Page => ({ kind, slug, changed: dayOf(from) }));

/** Every page but those of apartments; none that asks search engines to leave it out. */
async function pagesOf({ catalogue, content }: Dependencies, locale: Locale): Promise<Page[]> {
  const { entries } = content.current()[locale];
  const changes = await catalogue.projectChanges();
  const priced = latest([...changes.values()].map(dayOf));
  const daysOf = (slug: string, dated: { project: string | null; from: string | null }[]) =>
    dated.flatMap(({ project, from }) => (project === slug ? [dayOf(from)] : []));
  const slugs = catalogue.projects().map(({ project: { slug } }) => slug);
  const projects = slugs.map((slug): Page => {
    const days = [...daysOf(slug, entries.news), ...daysOf(slug, entries.construction_report)];
    return { kind: 'project', slug, changed: latest([dayOf(changes.get(slug)), ...days]) };
  });
  const construction = slugs.flatMap((slug): Page[] => {
    const days = daysOf(slug, entries.construction_report);
    return days.length > 0 ? [{ kind: 'construction', slug, changed: latest(days) }] : [];
  });
  const news = entryPages('news', entries.news);
  const offers = entryPages('offer', listOffers(entries.offer, {}));
  const vacancies = entryPages('vacancy', listVacancies(entries.vacancy));
  const advertising = entryPages(
    'advertising',
    entries.advertising.filter(({ over }) => !over),
  );
  const surveys = entryPages(
    'aerial-photography',
    entries.aerial_photography.filter(({ over }) => !over),
  );
  const lists: [slug: string, changed: string | null][] = [
    ['main', latest([priced, newestOf(news)])],
    ['apartments', priced],
    ['projects', newestOf(projects)],
    ['news', newestOf(news)],
    ['promo', newestOf(offers)],
    ['vacancy', newestOf(vacancies)],
    ['advertising', newestOf(advertising)],
    ['aerial-photography', newestOf(surveys)],
    ...plainPages.map((slug): [string, null] => [slug, null]),
  ];
  const pages = lists.map(([slug, changed]): Page => ({ kind: 'page', slug, changed }));
  return [...pages, ...projects, ...construction, ...news, ...offers, ...vacancies, ...advertising, ...surveys];
}

/** `GET /api/{locale}/pages`: the pages that search engines may find. Apartments that are sold have pages, which are not listed. */
export const handle: Handler<'GET /api/{locale}/pages'> = (deps) => {
  const { catalogue } = deps;
  return async ({ query: { kind, page, per_page }, locale, reply }) => {
    const perPage = Number(per_page || 1000);
    if (kind !== 'apartment') {
      const pages = (await pagesOf(deps, locale)).filter((one) => kind === undefined || one.kind === kind);
      return reply({ pages: pageOf(pages, { page, perPage }) });
    }
    const total = catalogue.countAddresses();
    const flats = await catalogue.addresses({ skip: (Number(page || 1) - 1) * perPage, most: perPage });
    const items = flats.map(({ slug, changedAt }) => ({ kind, slug, changed: dayOf(changedAt) }));
    return reply({ pages: { items, total, lastPage: Math.max(1, Math.ceil(total / perPage)) } });
  };
};

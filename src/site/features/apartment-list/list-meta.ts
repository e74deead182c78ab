import type { MetaDescriptor } from 'react-router';
import type { Locale } from '../../../base/locale.ts';
import type { PageContent } from '../../../contract/content/static-pages.ts';
import { rootOf, type SharedPages } from '../../data/pages/load-static-pages.ts';
import { pageMeta } from '../../data/pages/page-meta.ts';
import { deserialize, type Serialized } from '../../data/pages/serialized.ts';
import { localeOf, pathTo } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { activeFilters } from '../filter/active-filters.ts';
import { atPage, countActive } from '../filter/criteria/criteria-changes.ts';
import { isResalePage } from '../filter/criteria/list-address.ts';
import { type Criteria, formatCriteria } from '../filter/criteria/list-criteria.ts';
import type { LoadedList } from './load-list.ts';

/** `page` stands outside of the serialized data: the footer reads the texts of every page there. */
export type ListData = {
  serialized: Serialized<{ list: LoadedList }>;
  page: PageContent<'apartments' | 'brokerage'> | null;
  unreached?: boolean;
};
type MetaArgs = Parameters<typeof pageMeta>[0] & { loaderData?: ListData };

/** One filter (a project, a room count, a quarter …) is a page worth indexing; combinations are not. */
const isDeep = (criteria: Criteria): boolean =>
  countActive(criteria) > 1 || criteria.cost !== null || criteria.monthly !== null || criteria.area !== null || criteria.floor !== null;

/** The clean address of the list: its order and view are no page of their own, and the pages of rows are not those of cards. */
const canonicalSearch = (criteria: Criteria): string =>
  formatCriteria({ ...criteria, sort: null, view: 'cards', page: criteria.view === 'list' ? 1 : criteria.page });

type Naming = { pages: Pick<SharedPages, 'filters' | 'section'> | undefined; locale: Locale; resale: boolean };

function titleOf(criteria: Criteria, { pages, locale, resale }: Naming): string {
  const [rooms] = criteria.rooms;
  const alone = !resale && criteria.rooms.length === 1 && rooms;
  const usual = resale ? m.list_resale_title() : m.list_title();
  const head = alone ? (rooms === '4' ? m.list_meta_rooms_more() : m.list_meta_rooms({ rooms })) : usual;
  const rest = pages ? activeFilters(alone ? { ...criteria, rooms: [] } : criteria, pages, locale).map(({ label }) => label) : [];
  return [head, ...rest, ...(criteria.page > 1 ? [m.list_meta_page({ page: criteria.page })] : [])].join(', ');
}

/**
 * Flats of investors have one address, their own page's: the list of all flats with the parameter shows the same ones, and
 * names that page as canonical.
 */
export function listMeta({ loaderData, location, matches }: MetaArgs): MetaDescriptor[] {
  const locale = localeOf(location.pathname);
  const isOwnPage = isResalePage(location.pathname);
  if (!loaderData) return pageMeta({ location, matches }, { title: isOwnPage ? m.list_resale_title() : m.list_title(), noindex: true });
  const { page } = loaderData;
  const { list } = deserialize(loaderData.serialized);
  const { criteria: asked } = list;
  const resale = asked.resale;
  const args = { location: resale ? { pathname: pathTo(locale, 'brokerage') } : location, matches };
  const criteria = { ...asked, resale: false };
  const root = rootOf(matches);
  const plain = countActive(criteria) === 0 && criteria.page === 1 && resale === isOwnPage;
  const title = titleOf(criteria, { pages: root?.pages, locale, resale });
  const facts = plain ? { page, title } : { title, description: page?.metaDescription };
  const search = canonicalSearch(criteria);
  const withQuery = (href: string, query: string) => [href, query].filter(Boolean).join('?');
  const described = pageMeta(args, {
    ...(facts.page === undefined ? {} : { page: facts.page }),
    title: facts.title,
    ...('description' in facts && facts.description ? { description: facts.description } : {}),
    noindex: list.failed || isDeep(criteria),
  });
  const canonical = described.find((tag) => 'rel' in tag && tag.rel === 'canonical');
  const base = canonical && 'href' in canonical ? String(canonical.href) : location.pathname;
  const isPaged = criteria.view === 'cards';
  const neighbour = (rel: 'prev' | 'next', number: number) => ({
    tagName: 'link' as const,
    rel,
    href: withQuery(base, canonicalSearch(atPage(criteria, number))),
  });
  return [
    ...described.map((tag) =>
      'rel' in tag && (tag.rel === 'canonical' || tag.rel === 'alternate') ? { ...tag, href: withQuery(String(tag.href), search) } : tag,
    ),
    ...(isPaged && criteria.page > 1 ? [neighbour('prev', criteria.page - 1)] : []),
    ...(isPaged && criteria.page < list.lastPage ? [neighbour('next', criteria.page + 1)] : []),
  ];
}

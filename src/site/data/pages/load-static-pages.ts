import { data, type RouterContextProvider, useRouteLoaderData } from 'react-router';
import type { Locale } from '../../../base/locale.ts';
import type { Project, Section } from '../../../contract/catalogue/project-summaries.ts';
import type { Maps } from '../../../contract/content/maps.ts';
import type { PageName } from '../../../contract/content/page-contents.ts';
import type { Pages, StaticPages } from '../../../contract/content/static-pages.ts';
import type { Tags } from '../../../contract/content/tags.ts';
import { clientContext } from './context.ts';
import { deserialize, type Serialized, serialize } from './serialized.ts';

/** The fields of a project on every page; its story and pictures are loaded with its own page. */
export type ShellProject = Pick<Project, 'id' | 'slug' | 'name' | 'prime' | 'sale' | 'total'>;
export type ShellSection = Pick<Section, 'id' | 'projectId' | 'name'>;
/** The part of the static pages that every page shows or filters by. */
export type SharedPages = Pick<StaticPages, 'header' | 'menu' | 'footer' | 'filters' | 'currencyRate'> & {
  section: ShellSection[];
  projects: ShellProject[];
};
export type RootData = {
  shared: Serialized<SharedPages>;
  origin: string;
  company: { founded: string; projects: string };
  /** Whether the data is marked as invented, where strangers might take it for real. */
  demo?: string;
  tags?: Tags;
  maps?: Maps;
};

const asked = new WeakMap<Readonly<RouterContextProvider>, Map<Locale, Promise<StaticPages>>>();

/** Calls the API once a request, also when several loaders of the page need it. */
export function loadStaticPages(context: Readonly<RouterContextProvider>, locale: Locale): Promise<StaticPages> {
  const known = asked.get(context) ?? new Map<Locale, Promise<StaticPages>>();
  asked.set(context, known);
  const answer = known.get(locale) ?? context.get(clientContext)(locale)('GET /api/{locale}/static-pages');
  known.set(locale, answer);
  return answer;
}

/** A page without the API is a 503, not a crash. */
export async function staticPagesOr503(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  message: string | null = null,
): Promise<StaticPages> {
  try {
    return await loadStaticPages(context, locale);
  } catch {
    throw data(message, { status: 503 });
  }
}

/** The texts of one page; null when the content has none or cannot be reached, which never breaks the page. */
export async function loadPage<Name extends PageName>(
  context: Readonly<RouterContextProvider>,
  locale: Locale,
  name: Name,
): Promise<NonNullable<Pages[Name]> | null> {
  try {
    return (await loadStaticPages(context, locale)).pages[name] ?? null;
  } catch {
    return null;
  }
}

const nothing: SharedPages = {
  header: { logo: '', phone: '', menu: [] },
  menu: {
    main: [],
    projectPages: [],
    socialMedia: [],
    promo: { photo: null, firstLine: '', secondLine: '', description: '', link: '' },
  },
  footer: {
    phone: '',
    logo: '',
    description: '',
    socialMedia: [],
    allProjects: { name: '', page: 'projects' },
    firstMenu: [],
    secondMenu: [],
    projectPages: [],
    otherPages: [],
    developerCredit: '',
  },
  section: [],
  filters: {
    costFrom: null,
    costTo: null,
    costFromUsd: null,
    costToUsd: null,
    monthlyFrom: null,
    monthlyTo: null,
    monthlyFromUsd: null,
    monthlyToUsd: null,
    areaFrom: null,
    areaTo: null,
    floorFrom: null,
    floorTo: null,
    deliveryQuarters: [],
    handedOverQuarters: [],
    benefits: [],
    districts: [],
    stations: [],
    projects: [],
  },
  currencyRate: null,
  projects: [],
};

const serialized = new WeakMap<Partial<StaticPages>, Serialized<SharedPages>>();
/** Written once for each state of the data. */
export function serializeShared(pages: Partial<StaticPages>): Serialized<SharedPages> {
  const known = serialized.get(pages) ?? serialize(sharedPages(pages));
  serialized.set(pages, known);
  return known;
}

/** A foreign API may omit a field: it is then empty. */
const sharedPages = (pages: Partial<StaticPages>): SharedPages => ({
  header: { ...nothing.header, ...pages.header },
  menu: { ...nothing.menu, ...pages.menu },
  footer: { ...nothing.footer, ...pages.footer },
  section: (pages.section ?? []).map(({ id, projectId, name }) => ({ id, projectId, name })),
  filters: { ...nothing.filters, ...pages.filters },
  currencyRate: pages.currencyRate ?? null,
  projects: (pages.projects ?? []).map(({ id, slug, name, prime, sale, total }) => ({
    id,
    slug,
    name,
    prime,
    sale,
    total,
  })),
});

const pagesOf = (root: RootData | undefined): SharedPages => (root ? deserialize(root.shared) : nothing);

/** Loaded once per locale by the root; empty on an error page that has no data. */
export const useStaticPages = (): SharedPages => pagesOf(useRouteLoaderData<RootData>('root'));

/** The same for a page's `meta`, with the root's own facts; undefined on an error page that has no data. */
export function rootOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  return root && { ...root, pages: pagesOf(root) };
}

import { pageContents } from '../../../contract/content/page-contents.ts';
import type { Contents } from '../contents.ts';
import type { ContentFault } from '../fault.ts';

/** Pages that no menu leads to, and names of others that menus may have, too. */
const notLinked = new Set(['main', 'test']);
const alsoCalled = ['', 'home', 'main', 'investment'];
const ownPages = Object.keys(pageContents).filter((name) => !notLinked.has(name));
const ofProject = ['', '/board', '/facade', '/model', '/tour', '/cameras', '/construction'];
const ofFeed = ['advertising', 'aerial-photography'];

/** The addresses that menus may lead to, but for those of flats. */
export function pagesOfSite({ stories, entries }: Pick<Contents, 'stories' | 'entries'>): string[] {
  const slugsOf = (kind: 'news' | 'offer' | 'vacancy', page: string) => entries[kind].map(({ slug }) => `${page}/${slug}`);
  return [
    ...ownPages,
    ...Object.keys(stories).flatMap((slug) => ofProject.map((page) => `projects/${slug}${page}`)),
    ...slugsOf('news', 'news'),
    ...slugsOf('offer', 'promo'),
    ...slugsOf('vacancy', 'vacancy'),
  ];
}

function isForeign(link: string): boolean {
  const url = /\s/.test(link) ? null : URL.parse(link);
  if (url?.protocol === 'mailto:') return url.pathname.includes('@');
  if (url?.protocol === 'tel:') return url.pathname !== '';
  return (url?.protocol === 'https:' || url?.protocol === 'http:') && url.hostname.includes('.');
}

/** As the site reads an address: without the slashes at its ends, its query and its anchor. */
function plain(page: string): string {
  const parts = (page.split(/[?#]/, 1)[0] as string).split('/');
  while (parts[0] === '') parts.shift();
  while (parts.at(-1) === '') parts.pop();
  return parts.join('/').replaceAll('_', '-');
}

/** Entries of menus that lead to no page of the site, and links that are no addresses. */
export function deadLinks(contents: Contents): ContentFault[] {
  const known = new Set([...pagesOfSite(contents), ...alsoCalled]);
  const isPage = (page: string): boolean => {
    const path = plain(page);
    const [first = '', slug = '', ...rest] = path.split('/');
    return (
      known.has(path) ||
      (first === 'apartments' && slug !== '' && rest.length === 0) ||
      (ofFeed.includes(first) && rest.length === 0 && Object.hasOwn(contents.stories, slug))
    );
  };
  const { header, menu, footer, social } = contents.menus;
  const pages: [path: string[], page: string][] = [
    ...header.entries.map(({ page }, at): [string[], string] => [['header', 'entries', `${at}`, 'page'], page]),
    ...menu.main.map(({ page }, at): [string[], string] => [['menu', 'main', `${at}`, 'page'], page]),
    // Projects are named by their slug alone, too.
    ...menu.projects.map(({ page }, at): [string[], string] => [
      ['menu', 'projects', `${at}`, 'page'],
      page.includes('/') ? page : `projects/${page}`,
    ]),
    [['footer', 'allProjects', 'page'], footer.allProjects.page],
    ...(['firstMenu', 'secondMenu', 'otherPages'] as const).flatMap((name) =>
      footer[name].map(({ page }, at): [string[], string] => [['footer', name, `${at}`, 'page'], page]),
    ),
  ];
  const links: [path: string[], link: string][] = [
    [['menu', 'promo', 'link'], menu.promo.link],
    ...social.map(({ link }, at): [string[], string] => [['social', `${at}`, 'link'], link]),
  ];
  return [
    ...pages.flatMap(([path, page]) =>
      isPage(page) ? [] : [{ path: ['menus', ...path], message: `leads to no page of the site: ${page}` }],
    ),
    ...links.flatMap(([path, link]) =>
      link === '' || isForeign(link) || (link.startsWith('/') && isPage(link.replace(/^\/(uk|en)\//, '/')))
        ? []
        : [{ path: ['menus', ...path], message: `is no address: ${link}` }],
    ),
  ];
}

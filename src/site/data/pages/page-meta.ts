import type { MetaDescriptor } from 'react-router';
import type { PageContent } from '../../../contract/content/static-pages.ts';
import { inLocale, localeOf, pathTo, withoutLocale } from '../paths.ts';
import { rootOf } from './load-static-pages.ts';
import { organisationSchema } from './organisation-schema.ts';

type MetaArgs = { location: { pathname: string }; matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] };
type Facts = {
  page?: PageContent | null;
  /** Used when the content has no words for the page. */
  title?: string;
  description?: string;
  /** Shown for the page where the site shows pictures of another host, over which it draws nothing. */
  image?: { src: string; width?: number; height?: number } | null | undefined;
  /** The drawn picture of another address than the page's own: `apartments/luhova-1-2.jpg`. */
  drawn?: string;
  noindex?: boolean;
  /** The part of the query that makes another page: `?page=2`. */
  search?: string;
  /** `article` for a page with a date. */
  type?: 'website' | 'article';
};

/** Title, canonical address, languages and the organisation, for any page: `meta: (args) => pageMeta(args, { page })`. */
export function pageMeta(
  { location, matches }: MetaArgs,
  { page, title, description, image, drawn, noindex, search = '', type = 'website' }: Facts,
): MetaDescriptor[] {
  const root = rootOf(matches);
  const origin = root?.origin ?? '';
  const locale = localeOf(location.pathname);
  const address = (language: 'uk' | 'en') => `${origin}${inLocale(language, location.pathname, search)}`;
  const brand = root?.pages.header.logo ?? '';
  const name = page?.metaTitle || [title, brand].filter(Boolean).join(' · ');
  const about = page?.metaDescription || description;
  const photo = page?.sharePicture ?? image ?? root?.pages.menu.promo.photo;
  const own = drawn || !photo || photo.src.startsWith('/');
  const picture = own ? { src: `${origin}/share/${locale}/${drawn ?? drawnAt(location.pathname)}`, width: 1200, height: 630 } : photo;
  return [
    { title: name },
    ...(about ? [{ name: 'description', content: about }] : []),
    ...(page?.metaKeyword ? [{ name: 'keywords', content: page.metaKeyword }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    { tagName: 'link', rel: 'alternate', hrefLang: 'uk', href: address('uk') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('uk') },
    { property: 'og:type', content: type },
    { property: 'og:url', content: address(locale) },
    { property: 'og:locale', content: locale === 'uk' ? 'uk_UA' : 'en_GB' },
    { property: 'og:title', content: page?.shareTitle || name },
    ...(page?.shareDescription || about ? [{ property: 'og:description', content: page?.shareDescription || about }] : []),
    { property: 'og:image', content: picture.src },
    ...(own ? [{ property: 'og:image:type', content: `image/${picture.src.endsWith('png') ? 'png' : 'jpeg'}` }] : []),
    ...(picture.width ? [{ property: 'og:image:width', content: `${picture.width}` }] : []),
    ...(picture.height ? [{ property: 'og:image:height', content: `${picture.height}` }] : []),
    { property: 'og:image:alt', content: name },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(root ? [{ 'script:ld+json': organisationSchema(root) }] : []),
  ];
}

/** The picture that the server draws of what an address shows: of one flat or story on all its pages, else of the page. */
function drawnAt(pathname: string): string {
  const [, kind = '', slug] = withoutLocale(pathname).split('/');
  return slug && oneOf.test(kind) ? `${kind}/${slug}.jpg` : `pages/${kind || 'main'}.jpg`;
}
const oneOf = /^(apartments|projects|news|promo|vacancy|advertising|aerial-photography)$/;

/** Absolute addresses for search engines: of a page in its language, and of a picture on any host. */
export function absoluteAddresses({ location, matches }: MetaArgs) {
  const origin = rootOf(matches)?.origin ?? '';
  const locale = localeOf(location.pathname);
  return {
    locale,
    page: (page = ''): string => `${origin}${pathTo(locale, page)}`,
    picture: (picture: { src: string } | null | undefined): string | null => (picture ? absolute(picture.src, origin) : null),
  };
}

const absolute = (address: string, origin: string): string => (address.startsWith('/') ? `${origin}${address}` : address);

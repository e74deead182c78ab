import type { MetaDescriptor } from 'react-router';
import type { PageContent } from '../../../contract/content.ts';
import { inLocale, localeOf } from '../../paths.ts';
import { rootOf } from './static-pages.ts';

type MetaArgs = { location: { pathname: string }; matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] };
type Facts = {
  page?: PageContent | null;
  /** Used when the content has no words for the page. */
  title?: string;
  description?: string;
  image?: { src: string } | null;
  noindex?: boolean;
  /** What of the query makes the page another one: `?page=2`. */
  search?: string;
  /** `article` for what has a date. */
  type?: 'website' | 'article';
};

/** Title, canonical address, languages and the organisation, for any page: `meta: (args) => pageMeta(args, { page })`. */
export function pageMeta(
  { location, matches }: MetaArgs,
  { page, title, description, image, noindex, search = '', type = 'website' }: Facts,
): MetaDescriptor[] {
  const root = rootOf(matches);
  const origin = root?.origin ?? '';
  const locale = localeOf(location.pathname);
  const address = (language: 'uk' | 'en') => `${origin}${inLocale(language, location.pathname, search)}`;
  const brand = root?.pages.header.logo ?? '';
  const name = page?.meta_title || [title, brand].filter(Boolean).join(' · ');
  const about = page?.meta_description || description;
  const photo = page?.og_photo ?? image;
  return [
    { title: name },
    ...(about ? [{ name: 'description', content: about }] : []),
    ...(page?.meta_keyword ? [{ name: 'keywords', content: page.meta_keyword }] : []),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    { tagName: 'link', rel: 'alternate', hrefLang: 'uk', href: address('uk') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('uk') },
    { property: 'og:type', content: type },
    { property: 'og:url', content: address(locale) },
    { property: 'og:locale', content: locale === 'uk' ? 'uk_UA' : 'en_GB' },
    { property: 'og:title', content: page?.og_title || name },
    ...(page?.og_description || about ? [{ property: 'og:description', content: page?.og_description || about }] : []),
    ...(photo ? [{ property: 'og:image', content: photo.src.startsWith('/') ? `${origin}${photo.src}` : photo.src }] : []),
    ...(root ? [{ 'script:ld+json': organisation(root) }] : []),
  ];
}

const organisation = ({ origin, pages, company }: NonNullable<ReturnType<typeof rootOf>>) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: pages.header.logo,
  url: `${origin}/`,
  ...(company.founded && { foundingDate: company.founded }),
  ...(company.projects && { hasOfferCatalog: { '@type': 'OfferCatalog', numberOfItems: Number(company.projects) } }),
  telephone: pages.header.phone,
  description: pages.footer.small_description,
  sameAs: pages.footer.social_media_blocks.map(({ link }) => link),
});

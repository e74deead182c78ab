import type { Organization, WithContext } from 'schema-dts';
import type { SharedPages } from './load-static-pages.ts';

type Facts = { origin: string; company: { founded: string; projects: string }; pages: Pick<SharedPages, 'header' | 'footer'> };

/** The developer; specification §1: founded in 2014, with 14 projects, which are content like all else. */
export const organisationSchema = ({ origin, company, pages }: Facts): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: pages.header.logo,
  url: `${origin}/`,
  ...(company.founded && { foundingDate: company.founded }),
  ...(company.projects && { hasOfferCatalog: { '@type': 'OfferCatalog', numberOfItems: Number(company.projects) } }),
  telephone: pages.header.phone,
  description: pages.footer.description,
  sameAs: pages.footer.socialMedia.map(({ link }) => link),
});

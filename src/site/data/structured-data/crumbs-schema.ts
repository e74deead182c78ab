import type { BreadcrumbList, WithContext } from 'schema-dts';

/** The breadcrumbs of a page, the page itself last. */
export const crumbsSchema = (crumbs: readonly { name: string; url: string }[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
});

import type { StaticPages } from '../../../contract/content/static-pages.ts';

export function contactsOf({ pages }: Partial<StaticPages>) {
  const { offices = [], ...page } = pages?.contacts ?? {};
  return { page: pages?.contacts ? (page as StaticPages['pages'][string]) : null, offices };
}
export type ContactsData = ReturnType<typeof contactsOf>;

import type { Pages, StaticPages } from '../../../contract/content/static-pages.ts';

export function contactsOf({ pages }: Partial<StaticPages>) {
  const contacts = pages?.contacts;
  return { page: contacts ? withoutOffices(contacts) : null, offices: contacts?.offices ?? [] };
}
const withoutOffices = ({ offices: _offices, ...page }: NonNullable<Pages['contacts']>) => page;
export type ContactsData = ReturnType<typeof contactsOf>;

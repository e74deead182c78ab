import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { contactsOf } from '../features/contacts/contacts-data.ts';
import { ContactsPage } from '../features/contacts/contacts-page.tsx';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  return contactsOf(await staticPagesOr503(context, localeOf(new URL(request.url).pathname)));
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => pageMeta(args, { page: (args.loaderData as Data | undefined)?.page, title: m.contacts_title() });

export default function Contacts({ loaderData }: { loaderData: Data }) {
  return <ContactsPage {...loaderData} />;
}

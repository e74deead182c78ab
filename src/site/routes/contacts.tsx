import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { contactsOf } from '../features/contacts/contacts-data.ts';
import { ContactsPage } from '../features/contacts/contacts-page.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { staticPagesOr503 } from '../features/shell/static-pages.ts';
import * as m from '../paraglide/messages.js';
import { localeOf } from '../paths.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  return contactsOf(await staticPagesOr503(context, localeOf(new URL(request.url).pathname)));
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => pageMeta(args, { page: (args.loaderData as Data | undefined)?.page, title: m.contacts_title() });

export default function Contacts({ loaderData }: { loaderData: Data }) {
  return <ContactsPage {...loaderData} />;
}

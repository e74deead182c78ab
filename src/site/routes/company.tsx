import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { companyOf } from '../features/company/company-data.ts';
import { CompanyPage } from '../features/company/company-page.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { staticPagesOr503 } from '../features/shell/static-pages.ts';
import type { PageTraits } from '../features/shell/use-page-traits.ts';
import * as m from '../paraglide/messages.js';
import { localeOf } from '../paths.ts';

export const handle: PageTraits = { ground: 'ink' };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return companyOf(await staticPagesOr503(context, localeOf(new URL(request.url).pathname)));
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => pageMeta(args, { page: (args.loaderData as Data | undefined)?.page, title: m.company_title() });

export default function Company({ loaderData }: { loaderData: Data }) {
  return <CompanyPage {...loaderData} />;
}

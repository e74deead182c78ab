import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { companyOf } from '../features/company/company-data.ts';
import { CompanyPage } from '../features/company/company-page.tsx';
import * as m from '../paraglide/messages.js';
import type { PageTraits } from '../shell/use-page-traits.ts';

export const handle: PageTraits = { ground: 'dark' };

export async function loader({ context, request }: LoaderFunctionArgs) {
  return companyOf(await staticPagesOr503(context, localeOf(new URL(request.url).pathname)));
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => pageMeta(args, { page: (args.loaderData as Data | undefined)?.page, title: m.company_title() });

export default function Company({ loaderData }: { loaderData: Data }) {
  return <CompanyPage {...loaderData} />;
}

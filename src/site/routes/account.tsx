import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { loadPage } from '../data/pages/load-static-pages.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { isSection } from '../features/account/own/sections.ts';

/** The same for all visitors: the client's own data is fetched by the browser. */
export const loader = async ({ context, url, params: { section = 'deals' } }: LoaderFunctionArgs) => {
  if (!isSection(section)) throw data(null, { status: 404 });
  return { page: await loadPage(context, localeOf(url.pathname), 'account'), section };
};

type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => pageMeta(args, { page: (args.loaderData as Data | undefined)?.page ?? null, noindex: true });

export default function Account({ loaderData: { page, section } }: { loaderData: Data }) {
  return <AccountPage section={section} name={page?.blocks.title ?? ''} />;
}

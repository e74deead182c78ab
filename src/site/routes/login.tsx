import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { loadPage } from '../data/pages/load-static-pages.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { LoginPage } from '../features/login/login-page.tsx';
import type { PageTraits } from '../shell/use-page-traits.ts';

export const loader = async ({ context, url }: LoaderFunctionArgs) => ({ page: await loadPage(context, localeOf(url.pathname), 'login') });

export const handle: PageTraits = { ground: 'dark' };

type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => pageMeta(args, { page: (args.loaderData as Data | undefined)?.page ?? null, noindex: true });

export default function Login() {
  return <LoginPage />;
}

import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { LoginPage } from '../features/login/login-page.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { loadPage } from '../features/shell/static-pages.ts';
import type { PageTraits } from '../features/shell/use-page-traits.ts';
import { localeOf } from '../paths.ts';

export const loader = async ({ context, url }: LoaderFunctionArgs) => ({ page: await loadPage(context, localeOf(url.pathname), 'login') });

export const handle: PageTraits = { ground: 'ink' };

type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => pageMeta(args, { page: (args.loaderData as Data | undefined)?.page ?? null, noindex: true });

export default function Login() {
  return <LoginPage />;
}

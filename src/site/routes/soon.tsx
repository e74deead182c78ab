import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { pageMeta } from '../features/shell/page-meta.ts';
import { SoonPage } from '../features/shell/soon-page.tsx';
import { loadStaticPages } from '../features/shell/static-pages.ts';
import type { PageTraits } from '../features/shell/use-page-traits.ts';
import * as m from '../paraglide/messages.js';
import { localeOf, withoutLocale } from '../paths.ts';

/** Pages whose slug is optional; an entry of theirs does not exist before there are entries. */
const entryless = /^\/(promo|advertising|aerial-photography)\/[^/]+\/$/;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { pathname } = url;
  const plain = withoutLocale(pathname);
  if (entryless.test(plain)) throw data(null, { status: 404 });
  const pages = await loadStaticPages(context, localeOf(pathname)).catch(() => null);
  const name = plain.replaceAll('/', '');
  const entries = pages ? [...pages.menu.main, ...pages.footer.menu_1, ...pages.footer.menu_2, ...pages.footer.other_blocks] : [];
  const known = entries.find(({ page }) => page.replaceAll('_', '-') === name || `${page}s` === name);
  return { page: pages?.pages[name] ?? null, name: pages?.pages[name]?.blocks.title || known?.name || null };
}

export const handle: PageTraits = { ground: 'ink' };

type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => {
  const { page, name } = (args.loaderData ?? { page: null, name: null }) as Data;
  return pageMeta(args, { page, title: name ?? m.shell_soon_title(), noindex: true });
};

export default function Soon({ loaderData }: { loaderData: Data }) {
  return <SoonPage name={loaderData.name} />;
}

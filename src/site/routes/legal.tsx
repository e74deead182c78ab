import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import type { Pages } from '../../contract/content/static-pages.ts';
import { clientContext } from '../data/pages/context.ts';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf, withoutLocale } from '../data/paths.ts';
import { type LegalName, LegalPage } from '../features/legal/legal-page.tsx';

const others = { 'privacy-policy': 'terms-of-use', 'terms-of-use': 'privacy-policy' } as const satisfies Record<LegalName, LegalName>;
const isLegal = (name: string): name is LegalName => Object.hasOwn(others, name);

/** The privacy policy or the terms of use: the address says which. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { pathname } = url;
  const locale = localeOf(pathname);
  const name = withoutLocale(pathname).replaceAll('/', '');
  if (!isLegal(name)) throw data(null, { status: 404 });
  const [pages, legal] = await Promise.all([
    staticPagesOr503(context, locale),
    context
      .get(clientContext)(locale)('GET /api/{locale}/legal/{slug}', { slug: name })
      .catch(() => null),
  ]);
  // A legal text that cannot be read out is not replaced by an empty page.
  if (!legal) throw data(null, { status: 503 });
  const texts: Pages = pages.pages ?? {};
  const other = others[name];
  return {
    page: texts[name] ?? null,
    chapters: legal.legal,
    other: { page: other, name: texts[other]?.blocks.title ?? other },
    ofConsent: name === 'privacy-policy',
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => pageMeta(args, { page: (args.loaderData as Data | undefined)?.page ?? null });

export default function Legal({ loaderData }: { loaderData: Data }) {
  return <LegalPage {...loaderData} />;
}

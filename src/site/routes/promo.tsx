import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { OffersPage } from '../features/offers/offers-page.tsx';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const locale = localeOf(url.pathname);
  const pages = await staticPagesOr503(context, locale);
  const tags = pages.offerTags ?? [];
  // A tag that is no more shows all offers.
  const tag = tags.find(({ id }) => id === url.searchParams.get('tag'))?.id ?? '';
  const asked = url.searchParams.get('page') || '1';
  const { offers } = await context
    .get(clientContext)(locale)('GET /api/{locale}/offers', { query: { ...(tag && { tag }), page: asked } })
    .catch(missingOr503);
  const number = Number(asked);
  if (number > offers.lastPage) throw data(null, { status: 404 });
  return { page: pages.pages?.promo ?? null, offers: offers.items, tags, tag, total: offers.total, number, lastPage: offers.lastPage };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => {
  const found = args.loaderData as Data | undefined;
  return pageMeta(args, { page: found?.page, title: m.offers_title(), description: m.offers_lead() });
};

export default function PromoRoute({ loaderData }: { loaderData: Data }) {
  return <OffersPage {...loaderData} />;
}

import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { problemOf } from '../../contract/client.ts';
import { clientContext } from '../context.ts';
import { OfferPage } from '../features/offers/offer-page.tsx';
import { absoluteAddresses, pageMeta } from '../features/shell/page-meta.ts';
import type { PageTraits } from '../features/shell/use-page-traits.ts';
import { crumbsSchema } from '../features/structured-data/crumbs-schema.ts';
import * as m from '../paraglide/messages.js';
import { localeOf } from '../paths.ts';

export const handle: PageTraits = { ground: 'ink' };

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  try {
    return await context
      .get(clientContext)(locale)
      .offer(params.slug ?? '');
  } catch (fault) {
    throw data(null, { status: problemOf(fault)?.statusCode === 404 ? 404 : 503 });
  }
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => {
  const found = (args.loaderData as Data | undefined)?.offer;
  if (!found) return pageMeta(args, { noindex: true });
  const at = absoluteAddresses(args);
  return [
    ...pageMeta(args, { title: found.title, description: found.lead, image: found.picture, noindex: found.over }),
    {
      'script:ld+json': crumbsSchema([
        { name: m.offers_title(), url: at.page('promo') },
        { name: found.title, url: at.page(`promo/${found.slug}`) },
      ]),
    },
  ];
};

export default function OfferRoute({ loaderData: { offer } }: { loaderData: Data }) {
  return <OfferPage key={offer.slug} offer={offer} />;
}

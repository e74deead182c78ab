import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import type { OfferedFlat } from '../../contract/content/offers.ts';
import { clientContext } from '../data/pages/context.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { absoluteAddresses, pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { crumbsSchema } from '../data/structured-data/crumbs-schema.ts';
import { offerSchema } from '../data/structured-data/offer-schema.ts';
import { OfferPage } from '../features/offers/offer-page.tsx';
import { formatRooms } from '../format/format-apartment.ts';
import * as m from '../paraglide/messages.js';
import type { PageTraits } from '../shell/use-page-traits.ts';

export const handle: PageTraits = { ground: 'dark' };

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  try {
    return await context.get(clientContext)(locale)('GET /api/{locale}/offer/{slug}', { slug: params.slug ?? '' });
  } catch (fault) {
    missingOr503(fault);
  }
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => {
  const found = (args.loaderData as Data | undefined)?.offer;
  if (!found) return pageMeta(args, { noindex: true });
  const at = absoluteAddresses(args);
  const url = at.page(`promo/${found.slug}`);
  const flatTexts = ({ slug, roomCount, project }: OfferedFlat) => ({
    name: `${formatRooms(roomCount)}, ${project}`,
    url: at.page(`apartments/${slug}`),
  });
  return [
    ...pageMeta(args, { title: found.title, description: found.lead, image: found.picture, noindex: found.over }),
    ...(found.over ? [] : [{ 'script:ld+json': offerSchema(found, { url, picture: at.picture(found.picture), flat: flatTexts }) }]),
    {
      'script:ld+json': crumbsSchema([
        { name: m.offers_title(), url: at.page('promo') },
        { name: found.title, url },
      ]),
    },
  ];
};

export default function OfferRoute({ loaderData: { offer } }: { loaderData: Data }) {
  return <OfferPage key={offer.slug} offer={offer} />;
}

import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { localeOf } from '../data/paths.ts';
import { loadPartners, type PartnerData, partnersMeta } from '../features/partners/load-partners.ts';
import { Partners } from '../features/partners/partners.tsx';
import type { PageTraits } from '../shell/use-page-traits.ts';

const kind = 'aerial-photography';
export const handle: PageTraits = { ground: 'dark' };

export const loader = ({ context, url, params }: LoaderFunctionArgs) => {
  const client = context.get(clientContext)(localeOf(url.pathname));
  return loadPartners({
    context,
    url,
    kind,
    slug: params.slug,
    ask: () => client('GET /api/{locale}/aerial-photography').then((answer) => answer.aerialPhotography),
  });
};

export const meta = (args: MetaArgs) => partnersMeta(args);

export default function AerialPhotography({ loaderData }: { loaderData: PartnerData }) {
  return <Partners kind={kind} data={loaderData} />;
}

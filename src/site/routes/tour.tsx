import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { onOtherPage } from '../data/pages/on-other-page.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { TourPage } from '../features/tour/tour-page.tsx';
import * as m from '../paraglide/messages.js';
import type { PageTraits } from '../shell/use-page-traits.ts';

export const handle: PageTraits = { ground: 'dark' };

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const client = context.get(clientContext)(localeOf(new URL(request.url).pathname));
  return { payload: await client('GET /api/{locale}/project/{slug}/tour', { slug: params.slug ?? '' }).catch(missingOr503) };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const shouldRevalidate = onOtherPage;

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as Data | undefined;
  const tour = loaded?.payload.tour;
  return pageMeta(args, {
    title: tour && m.tour_meta_title({ project: tour.project.name }),
    description: m.tour_lead(),
    image: tour?.poster ?? null,
    noindex: true,
  });
};

export default function Tour({ loaderData }: { loaderData: Data }) {
  return <TourPage {...loaderData.payload} />;
}

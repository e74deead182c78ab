import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../context.ts';
import { missingOr503 } from '../features/shell/missing-or-503.ts';
import { onOtherPage } from '../features/shell/on-other-page.ts';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { PageTraits } from '../features/shell/use-page-traits.ts';
import { TourPage } from '../features/tour/tour-page.tsx';
import * as m from '../paraglide/messages.js';
import { localeOf } from '../paths.ts';
import { read, write } from '../written.ts';

export const handle: PageTraits = { ground: 'ink' };

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const client = context.get(clientContext)(localeOf(new URL(request.url).pathname));
  return { told: write(await client.tour(params.slug ?? '').catch(missingOr503)) };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const shouldRevalidate = onOtherPage;

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as Data | undefined;
  const tour = loaded && read(loaded.told).tour;
  return pageMeta(args, {
    title: tour && m.tour_meta_title({ project: tour.project.name }),
    description: m.tour_lead(),
    image: tour?.poster ?? null,
    noindex: true,
  });
};

export default function Tour({ loaderData }: { loaderData: Data }) {
  return <TourPage {...read(loaderData.told)} />;
}

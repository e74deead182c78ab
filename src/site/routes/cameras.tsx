import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { onOtherPage } from '../data/pages/on-other-page.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { CamerasPage, type CamerasView } from '../features/cameras/cameras-page.tsx';
import * as m from '../paraglide/messages.js';
import type { PageTraits } from '../shell/use-page-traits.ts';

export const handle: PageTraits = { ground: 'dark' };

export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<CamerasView> {
  const locale = localeOf(new URL(request.url).pathname);
  const found = ((await staticPagesOr503(context, locale)).projects ?? []).find(({ slug }) => slug === params.slug);
  if (!found) throw data(null, { status: 404 });
  const { project } = await context
    .get(clientContext)(locale)('GET /api/{locale}/project/{slug}', { slug: found.slug })
    .catch(missingOr503);
  const cameras = project.cameras ?? [];
  if (cameras.length === 0) throw data(null, { status: 404 });
  return { project: { slug: found.slug, name: found.name, prime: found.prime }, cameras };
}

export const shouldRevalidate = onOtherPage;

export const meta = (args: MetaArgs) => {
  const payload = args.loaderData as CamerasView | undefined;
  return pageMeta(args, {
    title: payload && m.camera_meta_title({ project: payload.project.name }),
    description: m.camera_lead(),
    image: payload?.cameras[0]?.poster ?? null,
    noindex: true,
  });
};

export default function Cameras({ loaderData }: { loaderData: CamerasView }) {
  return <CamerasPage {...loaderData} />;
}

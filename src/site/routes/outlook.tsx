import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { OutlookPage, type OutlookPageProps } from '../features/outlook/outlook-page.tsx';
import { outlookView } from '../features/outlook/outlook-view.ts';
import { blackoutView } from '../features/project/chapters/project-details.ts';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const client = context.get(clientContext)(locale);
  const asked = params.slug ?? '';
  const [{ apartment }, { outlook }] = await Promise.all([
    client('GET /api/{locale}/apartment/{slug}', { slug: asked }),
    client('GET /api/{locale}/apartment/{slug}/outlook', { slug: asked }),
  ]).catch(missingOr503);
  if (!outlook) throw data(null, { status: 404 });
  const details = await client('GET /api/{locale}/project/{slug}', { slug: apartment.project.slug }).catch(() => null);
  const { slug, number, roomCount, floor, floorsTotal, plan, project } = apartment;
  const payload: OutlookPageProps = {
    apartment: { slug, number, roomCount, floor, floorsTotal, plan, project },
    outlook: outlookView(outlook, apartment, locale),
    blackout: details && blackoutView(details.project, locale),
  };
  return { payload };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as Data | undefined;
  if (!loaded) return pageMeta(args, { noindex: true });
  const { number, project } = loaded.payload.apartment;
  return pageMeta(args, {
    title: m.outlook_meta_title({ number, project: project.name }),
    description: m.outlook_meta_description(),
    noindex: true,
  });
};

export default function OutlookRoute({ loaderData }: { loaderData: Data }) {
  return <OutlookPage {...loaderData.payload} />;
}

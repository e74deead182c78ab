import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { withMessageLocale } from '../data/message-locale.server.ts';
import { clientContext } from '../data/pages/context.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { onOtherPage } from '../data/pages/on-other-page.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { planFacts } from '../features/measured-plan/plan-facts.ts';
import { PlanPage } from '../features/measured-plan/plan-page.tsx';
import * as m from '../paraglide/messages.js';

/** Furnished and drawn here, so that the browser gets lines and words alone. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const { apartment } = await context
    .get(clientContext)(locale)('GET /api/{locale}/apartment/{slug}', { slug: params.slug ?? '' })
    .catch(missingOr503);
  const { plan } = apartment;
  if (!plan) throw data(null, { status: 404 });
  return { payload: withMessageLocale(locale, () => planFacts(apartment, plan, locale)) };
}
type Data = Awaited<ReturnType<typeof loader>>;

/** The visitor's items on the plan are in the address alone. */
export const shouldRevalidate = onOtherPage;

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as Data | undefined;
  if (!loaded) return pageMeta(args, { noindex: true });
  const { number, project } = loaded.payload;
  return pageMeta(args, {
    title: m.plan_meta_title({ number, project: project.name }),
    description: m.plan_meta_description({ number }),
    noindex: true,
  });
};

export default function ApartmentPlan({ loaderData }: { loaderData: Data }) {
  return <PlanPage {...loaderData.payload} />;
}

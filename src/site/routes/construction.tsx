import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { absoluteAddresses, pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { crumbsSchema } from '../data/structured-data/crumbs-schema.ts';
import { ConstructionPage } from '../features/construction/construction-page.tsx';
import { constructionView } from '../features/construction/construction-view.ts';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const slug = params.slug ?? '';
  const [pages, { project: details }] = await Promise.all([
    staticPagesOr503(context, locale),
    context.get(clientContext)(locale)('GET /api/{locale}/project/{slug}', { slug }).catch(missingOr503),
  ]);
  const project = (pages.projects ?? []).find((one) => one.slug === slug);
  const payload =
    project &&
    constructionView({
      project,
      details,
      locale,
      stages: pages.constructionStages ?? [],
      sections: (pages.section ?? []).filter((section) => section.projectId === project.id),
      search: searchParams,
    });
  if (!payload) throw data(null, { status: 404 });
  return { payload };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as Data | undefined;
  if (!loaded) return pageMeta(args, { noindex: true });
  const { project, percent, when, filter } = loaded.payload;
  const at = absoluteAddresses(args);
  return [
    ...pageMeta(args, {
      title: m.construction_meta_title({ project: project.name }),
      description: m.construction_meta_description({ project: project.name, percent, month: when }),
      noindex: filter.chosen !== null,
    }),
    {
      'script:ld+json': crumbsSchema([
        { name: m.project_list_title(), url: at.page('projects') },
        { name: project.name, url: at.page(`projects/${project.slug}`) },
        { name: m.project_construction(), url: at.page(`projects/${project.slug}/construction`) },
      ]),
    },
  ];
};

export default function Construction({ loaderData }: { loaderData: Data }) {
  return <ConstructionPage {...loaderData.payload} />;
}

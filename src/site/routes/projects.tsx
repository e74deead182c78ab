import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { ProjectsPage } from '../features/project/projects-page.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { staticPagesOr503 } from '../features/shell/static-pages.ts';
import * as m from '../paraglide/messages.js';
import { localeOf } from '../paths.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const pages = await staticPagesOr503(context, localeOf(new URL(request.url).pathname));
  const projects = (pages.projects ?? []).map(({ about: _about, features: _features, gallery: _gallery, ...plate }) => plate);
  return { page: pages.pages?.projects ?? null, projects };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) =>
  pageMeta(args, { page: (args.loaderData as Data | undefined)?.page, title: m.project_list_title(), description: m.project_list_lead() });

export default function Projects({ loaderData }: { loaderData: Data }) {
  return <ProjectsPage {...loaderData} />;
}

import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { onOtherPage } from '../data/pages/on-other-page.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { cityProject } from '../features/city/city-project.ts';
import { ProjectsPage } from '../features/project/all/projects-page.tsx';
import * as m from '../paraglide/messages.js';
import type { PageTraits } from '../shell/use-page-traits.ts';

export const handle: PageTraits = { ground: 'dark' };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const pages = await staticPagesOr503(context, localeOf(new URL(request.url).pathname));
  const projects = (pages.projects ?? []).map((project) => ({
    ...cityProject(project, pages.section ?? []),
    picture: project.picture ?? null,
  }));
  return { page: pages.pages?.projects ?? null, payload: { projects } };
}
type Data = Awaited<ReturnType<typeof loader>>;

/** The filter in the address needs no other data. */
export const shouldRevalidate = onOtherPage;

export const meta = (args: MetaArgs) =>
  pageMeta(args, { page: (args.loaderData as Data | undefined)?.page, title: m.project_list_title(), description: m.project_list_lead() });

export default function Projects({ loaderData }: { loaderData: Data }) {
  return <ProjectsPage page={loaderData.page} {...loaderData.payload} />;
}

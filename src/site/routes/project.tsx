import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { clientContext } from '../context.ts';
import { projectFlats } from '../features/project/project-flats-data.ts';
import { ProjectPage } from '../features/project/project-page.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { staticPagesOr503 } from '../features/shell/static-pages.ts';
import type { PageTraits } from '../features/shell/use-page-traits.ts';
import { localeOf } from '../paths.ts';

export const handle: PageTraits = { ground: 'ink' };

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const pages = await staticPagesOr503(context, locale);
  const project = (pages.projects ?? []).find(({ slug }) => slug === params.slug);
  if (!project) throw data(null, { status: 404 });
  const { apartments } = context.get(clientContext)(locale);
  const ask = (query: string) => apartments(`project_id=${encodeURIComponent(project.salesforce_id)}&sort=price_asc&per_page=1${query}`);
  // The flats are an addition: without them the project still has its page.
  const flats = await projectFlats(ask).catch(() => null);
  const sections = (pages.section ?? []).filter(({ salesforce_project_id }) => salesforce_project_id === project.salesforce_id);
  return { page: null, project, flats, sections };
}
export type ProjectData = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => {
  const found = (args.loaderData as ProjectData | undefined)?.project;
  return pageMeta(args, { title: found && `${found.name}, ${found.district}`, description: found?.lead, image: found?.picture });
};

export default function ProjectRoute({ loaderData }: { loaderData: ProjectData }) {
  return <ProjectPage {...loaderData} />;
}

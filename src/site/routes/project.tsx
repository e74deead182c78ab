import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { clientContext } from '../context.ts';
import { roomsWords } from '../features/apartment-list/apartment-words.ts';
import { projectFlats } from '../features/project/project-flats-data.ts';
import { ProjectPage } from '../features/project/project-page.tsx';
import { absoluteAddresses, pageMeta } from '../features/shell/page-meta.ts';
import { staticPagesOr503 } from '../features/shell/static-pages.ts';
import type { PageTraits } from '../features/shell/use-page-traits.ts';
import { crumbsSchema } from '../features/structured-data/crumbs-schema.ts';
import { projectSchema } from '../features/structured-data/project-schema.ts';
import * as m from '../paraglide/messages.js';
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
  const loaded = args.loaderData as ProjectData | undefined;
  if (!loaded) return pageMeta(args, { noindex: true });
  const { project, flats } = loaded;
  const at = absoluteAddresses(args);
  const url = at.page(`projects/${project.slug}`);
  const plans = Object.entries(flats?.byRooms ?? {}).filter(([, available]) => available > 0);
  return [
    ...pageMeta(args, { title: `${project.name}, ${project.district}`, description: project.lead, image: project.picture }),
    {
      'script:ld+json': projectSchema(project, {
        url,
        picture: at.picture(project.picture),
        plans: plans.map(([rooms, available]) => ({ name: roomsWords(Number(rooms)), rooms: Number(rooms), available })),
      }),
    },
    {
      'script:ld+json': crumbsSchema([
        { name: m.project_list_title(), url: at.page('projects') },
        { name: project.name, url },
      ]),
    },
  ];
};

export default function ProjectRoute({ loaderData }: { loaderData: ProjectData }) {
  return <ProjectPage {...loaderData} />;
}

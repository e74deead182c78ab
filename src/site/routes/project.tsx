import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { clientContext } from '../context.ts';
import { cardFlat } from '../features/apartment-list/card-flat.ts';
import { ProjectPage } from '../features/project/project-page.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { staticPagesOr503 } from '../features/shell/static-pages.ts';
import type { PageTraits } from '../features/shell/use-page-traits.ts';
import { localeOf } from '../paths.ts';

export const handle: PageTraits = { ground: 'ink' };

const cards = 4;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const pages = await staticPagesOr503(context, locale);
  const project = (pages.projects ?? []).find(({ slug }) => slug === params.slug);
  if (!project) throw data(null, { status: 404 });
  const query = `project_id=${encodeURIComponent(project.salesforce_id)}&sort=price_asc&per_page=${cards}`;
  // The flats are an addition: without them the project still has its page.
  const flats = await context
    .get(clientContext)(locale)
    .apartments(query)
    .then(
      ({ apartments: { items, total, facets } }) => ({
        items: items.map(cardFlat),
        total,
        byRooms: facets.roomsNumber,
        bySection: facets.section_id,
      }),
      () => null,
    );
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

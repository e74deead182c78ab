import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { onOtherPage } from '../data/pages/on-other-page.ts';
import { absoluteAddresses, pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { crumbsSchema } from '../data/structured-data/crumbs-schema.ts';
import { projectSchema } from '../data/structured-data/project-schema.ts';
import { loadProject } from '../features/project/load-project.ts';
import { ProjectPage } from '../features/project/project-page.tsx';
import { formatRooms } from '../format/format-apartment.ts';
import * as m from '../paraglide/messages.js';
import type { PageTraits } from '../shell/use-page-traits.ts';

export const handle: PageTraits = { ground: 'dark' };

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const pages = await staticPagesOr503(context, locale);
  const project = (pages.projects ?? []).find(({ slug }) => slug === params.slug);
  if (!project) throw data(null, { status: 404 });
  const payload = await loadProject(context.get(clientContext)(locale), { project, pages, locale, search: searchParams });
  return { page: null, payload };
}
export type ProjectData = Awaited<ReturnType<typeof loader>>;

/** The browser already has the calculator's input in the address. */
export const shouldRevalidate = onOtherPage;

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as ProjectData | undefined;
  if (!loaded) return pageMeta(args, { noindex: true });
  const { project, flats } = loaded.payload;
  const at = absoluteAddresses(args);
  const url = at.page(`projects/${project.slug}`);
  return [
    ...pageMeta(args, {
      title: [project.name, project.district && m.project_district({ name: project.district })].filter(Boolean).join(', '),
      description: project.lead,
      image: project.picture,
    }),
    {
      'script:ld+json': projectSchema(project, {
        url,
        picture: at.picture(project.picture),
        plans: (flats?.kinds ?? []).map(({ rooms, count }) => ({
          name: formatRooms(Number(rooms)),
          rooms: Number(rooms),
          available: count,
        })),
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
  return <ProjectPage {...loaderData.payload} />;
}

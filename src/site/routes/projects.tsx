import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { onOtherPage } from '../data/pages/on-other-page.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { loadInstalments } from '../features/instalments/instalment-input.ts';
import { ProjectsPage } from '../features/project/projects-page.tsx';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const pages = await staticPagesOr503(context, locale);
  const projects = (pages.projects ?? []).map(({ about: _about, features: _features, gallery: _gallery, ...card }) => card);
  const selling = projects.find(({ sale }) => sale === 'selling');
  const client = context.get(clientContext)(locale);
  const instalments = selling ? await loadInstalments(client, searchParams, 'chosen', { project: selling.slug }) : null;
  return { page: pages.pages?.projects ?? null, payload: { projects, instalments } };
}
type Data = Awaited<ReturnType<typeof loader>>;

/** The browser already has the calculator's input in the address. */
export const shouldRevalidate = onOtherPage;

export const meta = (args: MetaArgs) =>
  pageMeta(args, { page: (args.loaderData as Data | undefined)?.page, title: m.project_list_title(), description: m.project_list_lead() });

export default function Projects({ loaderData }: { loaderData: Data }) {
  return <ProjectsPage page={loaderData.page} {...loaderData.payload} />;
}

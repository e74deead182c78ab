import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { cityProject } from '../features/city/city-project.ts';
import { countFlats } from '../features/home/finder/finder-counts.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { leadOf } from '../features/home/lead-of.ts';
import { loadFlatOfTheWeek } from '../features/home/load-flat-of-the-week.ts';
import { loadBuildingYear, loadLights, loadSelected, newsOf, offersOf } from '../features/home/load-home.ts';
import { projectCard } from '../features/project/project-card.tsx';
import * as m from '../paraglide/messages.js';
import type { PageTraits } from '../shell/use-page-traits.ts';

export const handle: PageTraits = { ground: 'dark' };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const pages = await staticPagesOr503(context, locale);
  const page = pages.pages?.main ? { ...pages.pages.main, pictures: undefined } : null;
  const projects = (pages.projects ?? []).map(projectCard);
  const city = (pages.projects ?? []).map((project) => cityProject(project, pages.section ?? []));
  const client = context.get(clientContext)(locale);
  const ofTheWeek = loadFlatOfTheWeek(client, page?.blocks.flat_of_the_week);
  const [flat, counts, selected, year, lit] = await Promise.all([
    ofTheWeek,
    countFlats(client, '', 'USD').catch(() => null),
    loadSelected(client, pages.filters?.benefits ?? [], ofTheWeek),
    loadBuildingYear(client),
    loadLights(client, leadOf(projects)),
  ]);
  const news = newsOf(pages);
  // The footer reads `page` of every page.
  return {
    page,
    payload: { projects, city, lit, counts, flat, selected, offers: offersOf(pages), year, news, tags: pages.newsTags ?? [] },
  };
}
type HomeData = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as HomeData | undefined;
  const image = loaded?.payload.projects[0]?.picture;
  return pageMeta(args, { page: loaded?.page, title: m.home_title(), description: m.home_description(), image });
};

export default function Home({ loaderData }: { loaderData: HomeData }) {
  return <HomePage page={loaderData.page} {...loaderData.payload} />;
}

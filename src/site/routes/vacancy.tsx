import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { rootOf, staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { absoluteAddresses, pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { crumbsSchema } from '../data/structured-data/crumbs-schema.ts';
import { jobSchema } from '../data/structured-data/job-schema.ts';
import { RelatedVacancies, VacancyPage } from '../features/career/vacancy-page.tsx';
import { ResumeForm } from '../features/resume/resume-form.tsx';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const client = context.get(clientContext)(locale);
  const [pages, { vacancy }] = await Promise.all([
    staticPagesOr503(context, locale),
    client('GET /api/{locale}/vacancy/{slug}', { slug: params.slug ?? '' }).catch(missingOr503),
  ]);
  const project = (pages.projects ?? []).find(({ id }) => id === vacancy.projectId);
  return {
    vacancy,
    category: pages.vacancyCategories?.find(({ id }) => id === vacancy.categoryId)?.name ?? '',
    project: project ? { slug: project.slug, name: project.name } : null,
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => {
  const vacancy = (args.loaderData as Data | undefined)?.vacancy;
  const described = pageMeta(args, { title: vacancy?.title, description: vacancy?.lead, noindex: vacancy?.closed });
  if (!vacancy) return described;
  const at = absoluteAddresses(args);
  const url = at.page(`vacancy/${vacancy.slug}`);
  const employer = { name: rootOf(args.matches)?.pages.header.logo ?? '', url: at.page() };
  const crumbs = [
    { name: m.career_vacancies(), url: at.page('vacancy') },
    { name: vacancy.title, url },
  ];
  return [
    ...described,
    // A closed vacancy is of no use in search results.
    ...(vacancy.closed ? [] : [{ 'script:ld+json': jobSchema(vacancy, { url, employer }) }]),
    { 'script:ld+json': crumbsSchema(crumbs) },
  ];
};

export default function VacancyRoute({ loaderData }: { loaderData: Data }) {
  return (
    <>
      <VacancyPage {...loaderData} />
      {!loaderData.vacancy.closed && <ResumeForm vacancy={loaderData.vacancy.slug} />}
      <RelatedVacancies vacancies={loaderData.vacancy.related} />
    </>
  );
}

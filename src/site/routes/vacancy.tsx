import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../context.ts';
import { RelatedVacancies, VacancyPage } from '../features/career/vacancy-page.tsx';
import { ResumeForm } from '../features/resume/resume-form.tsx';
import { missingOr503 } from '../features/shell/missing-or-503.ts';
import { pageMeta } from '../features/shell/page-meta.ts';
import { staticPagesOr503 } from '../features/shell/static-pages.ts';
import { localeOf } from '../paths.ts';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const { vacancy: ask } = context.get(clientContext)(locale);
  const [pages, { vacancy }] = await Promise.all([staticPagesOr503(context, locale), ask(params.slug ?? '').catch(missingOr503)]);
  const project = (pages.projects ?? []).find(({ salesforce_id }) => salesforce_id === vacancy.project_id);
  return {
    vacancy,
    category: pages.vacancy_categories?.find(({ id }) => id === vacancy.category_id)?.name ?? '',
    project: project ? { slug: project.slug, name: project.name } : null,
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => {
  const found = (args.loaderData as Data | undefined)?.vacancy;
  return pageMeta(args, { title: found?.title, description: found?.lead, noindex: found?.closed });
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

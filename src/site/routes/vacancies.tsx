import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { vacanciesSearch } from '../features/career/career-address.ts';
import { loadVacancies } from '../features/career/load-career.ts';
import { VacanciesPage } from '../features/career/vacancies-page.tsx';
import * as m from '../paraglide/messages.js';

/** As many as the API gives at once: all, unless the company grows a lot. */
const perPage = 48;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const page = new URLSearchParams({ page: searchParams.get('page') ?? '' });
  const [pages, vacancies] = await Promise.all([
    staticPagesOr503(context, locale),
    loadVacancies(context.get(clientContext)(locale), page, perPage),
  ]);
  return { page: pages.pages?.vacancy ?? null, vacancies, categories: pages.vacancyCategories ?? [] };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => {
  const found = args.loaderData as Data | undefined;
  return pageMeta(args, { page: found?.page, title: m.career_vacancies(), ...(found && { search: vacanciesSearch(found.vacancies) }) });
};

export default function Vacancies({ loaderData: { page, vacancies, categories } }: { loaderData: Data }) {
  return <VacanciesPage title={page?.blocks.title || m.career_vacancies()} vacancies={vacancies} categories={categories} />;
}

import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { vacanciesSearch } from '../features/career/career-address.ts';
import { CareerPage } from '../features/career/career-page.tsx';
import { loadVacancies } from '../features/career/load-career.ts';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const [pages, vacancies] = await Promise.all([
    staticPagesOr503(context, locale),
    loadVacancies(context.get(clientContext)(locale), searchParams),
  ]);
  return {
    page: pages.pages?.career ?? null,
    vacancies,
    categories: pages.vacancyCategories ?? [],
    gives: pages.careerCategories ?? [],
  };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => {
  const found = args.loaderData as Data | undefined;
  return pageMeta(args, {
    page: found?.page,
    title: m.career_title(),
    ...(found && { search: vacanciesSearch(found.vacancies), noindex: found.vacancies.category !== null }),
  });
};

export default function Career({ loaderData }: { loaderData: Data }) {
  return <CareerPage {...loaderData} />;
}

import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../context.ts';
import { feedLink } from '../features/news/feed-link.ts';
import { loadNewsItem } from '../features/news/load-news-item.ts';
import { NewsItemPage } from '../features/news/news-item-page.tsx';
import { pageMeta } from '../features/shell/page-meta.ts';
import { staticPagesOr503 } from '../features/shell/static-pages.ts';
import { localeOf, pathTo } from '../paths.ts';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { origin, pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const [pages, item] = await Promise.all([
    staticPagesOr503(context, locale),
    loadNewsItem(context.get(clientContext)(locale), params.slug ?? ''),
  ]);
  return { item, tags: pages.news_tags ?? [], url: `${origin}${pathTo(locale, `news/${item.slug}`)}` };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => {
  const item = (args.loaderData as Data | undefined)?.item;
  if (!item) return pageMeta(args, { noindex: true });
  const described = pageMeta(args, { title: item.title, description: item.lead, image: item.picture, type: 'article' });
  return [...described, feedLink(args.location.pathname)];
};

export default function NewsItemRoute({ loaderData }: { loaderData: Data }) {
  return <NewsItemPage key={loaderData.item.slug} {...loaderData} />;
}

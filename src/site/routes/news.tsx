import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { feedLink } from '../features/news/feed-link.ts';
import { loadNewsPage } from '../features/news/load-news.ts';
import { newsSearch } from '../features/news/news-address.ts';
import { NewsPage } from '../features/news/news-page.tsx';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const [pages, news] = await Promise.all([
    staticPagesOr503(context, locale),
    loadNewsPage(context.get(clientContext)(locale), searchParams),
  ]);
  return { page: pages.pages?.news ?? null, tags: pages.newsTags ?? [], news };
}
type Data = Awaited<ReturnType<typeof loader>>;

const titleOf = ({ page, tags, news }: Data): string => {
  const tag = tags.find(({ id }) => id === news.type);
  const title = tag ? m.news_meta_tag({ tag: tag.name }) : page?.blocks.title || m.news_title();
  return news.page > 1 ? m.news_meta_page({ title, page: news.page }) : title;
};

export function meta(args: MetaArgs) {
  const data = args.loaderData as Data | undefined;
  if (!data) return pageMeta(args, { title: m.news_title(), noindex: true });
  const { page, news } = data;
  const isFront = news.type === null && news.page === 1;
  const described = pageMeta(args, {
    ...(isFront && { page }),
    title: titleOf(data),
    description: page?.metaDescription || m.news_lead(),
    image: news.items[0]?.picture ?? page?.sharePicture ?? null,
    search: newsSearch(news),
    // A topic repeats the items of the common list.
    noindex: news.type !== null,
  });
  return [...described, feedLink(args.location.pathname)];
}

export default function News({ loaderData }: { loaderData: Data }) {
  const { page, tags, news } = loaderData;
  return <NewsPage news={news} tags={tags} title={page?.blocks.title || m.news_title()} lead={page?.blocks.lead || m.news_lead()} />;
}

import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { rootOf, staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { absoluteAddresses, pageMeta } from '../data/pages/page-meta.ts';
import { localeOf, pathTo } from '../data/paths.ts';
import { articleSchema } from '../data/structured-data/article-schema.ts';
import { crumbsSchema } from '../data/structured-data/crumbs-schema.ts';
import { feedLink } from '../features/news/feed-link.ts';
import { loadNewsItem } from '../features/news/load-news-item.ts';
import { NewsItemPage } from '../features/news/news-item-page.tsx';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { origin, pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const [pages, item] = await Promise.all([
    staticPagesOr503(context, locale),
    loadNewsItem(context.get(clientContext)(locale), params.slug ?? ''),
  ]);
  return { item, tags: pages.newsTags ?? [], url: `${origin}${pathTo(locale, `news/${item.slug}`)}` };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as Data | undefined;
  if (!loaded) return pageMeta(args, { noindex: true });
  const { item } = loaded;
  const at = absoluteAddresses(args);
  const described = pageMeta(args, {
    title: item.title,
    description: item.lead,
    image: item.picture,
    type: 'article',
  });
  const section = loaded.tags.find(({ id }) => id === item.tagId)?.name;
  return [
    ...described,
    feedLink(args.location.pathname),
    {
      'script:ld+json': articleSchema({
        ...item,
        section,
        picture: at.picture(item.picture),
        url: loaded.url,
        locale: at.locale,
        publisher: { name: rootOf(args.matches)?.pages.header.logo ?? '', url: at.page() },
      }),
    },
    {
      'script:ld+json': crumbsSchema([
        { name: m.news_title(), url: at.page('news') },
        { name: item.title, url: loaded.url },
      ]),
    },
  ];
};

export default function NewsItemRoute({ loaderData }: { loaderData: Data }) {
  return <NewsItemPage key={loaderData.item.slug} {...loaderData} />;
}

import type { LoaderFunctionArgs } from 'react-router';
import { loadPage } from '../data/pages/load-static-pages.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { comparedMost, comparisonQuery, comparisonSearch } from '../data/stored/compared.ts';
import { FavouritesPage } from '../features/favourites/favourites-page.tsx';
import { sentQuery, sentSearch } from '../features/favourites/sent-flats.ts';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { page: await loadPage(context, localeOf(new URL(request.url).pathname), 'favorites') };
}

type Data = Awaited<ReturnType<typeof loader>>;
type MetaArgs = Parameters<typeof pageMeta>[0] & { location: { search: string }; loaderData?: Data };

const isSlug = /^[\w-]{1,160}$/;

/**
 * A comparison or a list that is sent is shared with the plans of its flats. Its address has its query, as a network asks for the picture of
 * that one.
 */
export function meta(args: MetaArgs) {
  const page = args.loaderData?.page;
  const query = new URLSearchParams(args.location.search);
  const named = (name: string) => [...new Set(query.getAll(name).filter((slug) => isSlug.test(slug)))];
  const compared = named(comparisonQuery).slice(0, comparedMost);
  const slugs = compared.length > 0 ? compared : named(sentQuery);
  if (slugs.length === 0) return pageMeta(args, { page, title: m.fav_title(), noindex: true });
  return pageMeta(args, {
    ...(compared.length > 0
      ? { title: m.fav_compare_title(), description: page?.metaDescription, search: comparisonSearch(slugs) }
      : { title: m.fav_sent_title({ count: slugs.length }), search: sentSearch(slugs) }),
    drawn: `comparison/${slugs.slice(0, comparedMost)}.png`,
    noindex: true,
  });
}

export default function Favourites({ loaderData: { page } }: { loaderData: Data }) {
  return <FavouritesPage title={page?.blocks.title || m.fav_title()} />;
}

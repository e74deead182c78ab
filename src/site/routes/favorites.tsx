import type { LoaderFunctionArgs } from 'react-router';
import { loadPage } from '../data/pages/load-static-pages.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { FavouritesPage } from '../features/favourites/favourites-page.tsx';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { page: await loadPage(context, localeOf(new URL(request.url).pathname), 'favorites') };
}

type Data = Awaited<ReturnType<typeof loader>>;
type MetaArgs = Parameters<typeof pageMeta>[0] & { loaderData?: Data };

export const meta = (args: MetaArgs) => pageMeta(args, { page: args.loaderData?.page, title: m.fav_title(), noindex: true });

export default function Favourites({ loaderData: { page } }: { loaderData: Data }) {
  return <FavouritesPage title={page?.blocks.title || m.fav_title()} />;
}

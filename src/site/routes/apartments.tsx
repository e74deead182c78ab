import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { deserialize, serialize } from '../data/pages/serialized.ts';
import { loadPage, loadStaticPages } from '../data/pages/static-pages.ts';
import { localeOf } from '../data/paths.ts';
import { ApartmentsPage } from '../features/apartment-list/apartments-page.tsx';
import { fetchList } from '../features/apartment-list/cached-list.ts';
import { type ListData, listMeta } from '../features/apartment-list/list-meta.ts';
import { loadList } from '../features/apartment-list/load-list.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = localeOf(url.pathname);
  const [list, page] = await Promise.all([
    loadList(context.get(clientContext)(locale), url, () => loadStaticPages(context, locale)),
    loadPage(context, locale, 'apartments'),
  ]);
  return data({ serialized: serialize({ list: list.data }), page } satisfies ListData, list.init ?? undefined);
}

export const clientLoader = fetchList;

export const meta = listMeta;

export default function Apartments() {
  const loaded = useLoaderData<ListData>();
  const { serialized } = loaded;
  return <ApartmentsPage data={loaded} list={deserialize(serialized).list} />;
}

import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageTexts } from '../../contract/content/page-contents.ts';
import { deferred } from '../../ui/deferred.tsx';
import { clientContext } from '../data/pages/context.ts';
import { loadPage, loadStaticPages } from '../data/pages/load-static-pages.ts';
import { deserialize, serialize } from '../data/pages/serialized.ts';
import { localeOf } from '../data/paths.ts';
import { ApartmentsPage } from '../features/apartment-list/apartments-page.tsx';
import { fetchList } from '../features/apartment-list/cached-list.ts';
import { type ListData, listMeta } from '../features/apartment-list/list-meta.ts';
import { loadList } from '../features/apartment-list/load-list.ts';
import * as m from '../paraglide/messages.js';
import '../features/brokerage/resale-steps.module.css';

// Words below the list.
const ResaleSteps = deferred(() => import('../features/brokerage/resale-steps.tsx').then((module) => module.ResaleSteps), 'idle');

export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = localeOf(url.pathname);
  const [list, page] = await Promise.all([
    loadList(context.get(clientContext)(locale), url, () => loadStaticPages(context, locale)),
    loadPage(context, locale, 'brokerage'),
  ]);
  return data({ serialized: serialize({ list: list.data }), page } satisfies ListData, list.init ?? undefined);
}

export const clientLoader = fetchList;

export const meta = listMeta;

export default function Brokerage() {
  const loaded = useLoaderData<ListData>();
  const { serialized, page } = loaded;
  const { list } = deserialize(serialized);
  const texts: PageTexts<'brokerage'> = page?.blocks ?? {};
  return (
    <ApartmentsPage data={loaded} list={list} title={texts.title || m.list_resale_title()} lead={texts.lead}>
      <ResaleSteps texts={texts} />
    </ApartmentsPage>
  );
}

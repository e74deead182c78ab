import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageTexts } from '../../contract/content/page-contents.ts';
import { clientContext } from '../data/pages/context.ts';
import { loadPage, loadStaticPages } from '../data/pages/load-static-pages.ts';
import { deserialize, serialize } from '../data/pages/serialized.ts';
import { localeOf } from '../data/paths.ts';
import { ApartmentsPage } from '../features/apartment-list/apartments-page.tsx';
import { fetchList } from '../features/apartment-list/cached-list.ts';
import { ListDisclaimer } from '../features/apartment-list/list-disclaimer.tsx';
import { type ListData, listMeta } from '../features/apartment-list/list-meta.ts';
import { loadList } from '../features/apartment-list/load-list.ts';
import * as m from '../paraglide/messages.js';

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
  const { serialized, page } = loaded;
  const texts: PageTexts<'apartments'> = page?.blocks ?? {};
  return (
    <ApartmentsPage data={loaded} list={deserialize(serialized).list} title={texts.title || m.list_title()}>
      {texts.disclaimer && <ListDisclaimer text={texts.disclaimer} />}
    </ApartmentsPage>
  );
}

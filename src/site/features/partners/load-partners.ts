import { data, type MetaArgs, type RouterContextProvider } from 'react-router';
import type { PageContent } from '../../../contract/content/static-pages.ts';
import { loadPage } from '../../data/pages/load-static-pages.ts';
import { pageMeta } from '../../data/pages/page-meta.ts';
import { localeOf } from '../../data/paths.ts';
import type { PartnerEntry, PartnerSummary } from './partner-facts.tsx';
import type { PartnerKind } from './partners-page.tsx';

/** `entry` is the one that the address names, `entries` all others. */
export type PartnerData = { page: PageContent<PartnerKind> | null; entry: PartnerEntry | null; entries: PartnerSummary[] };

type Asked = {
  context: Readonly<RouterContextProvider>;
  url: URL;
  kind: PartnerKind;
  slug: string | undefined;
  ask: () => Promise<PartnerEntry[]>;
};

/** All entries of a kind, or the one that the address names. An unknown slug is 404, an API that does not answer 503. */
export async function loadPartners({ context, url, kind, slug, ask }: Asked): Promise<PartnerData> {
  const locale = localeOf(url.pathname);
  const [page, all] = await Promise.all([loadPage(context, locale, kind), ask().catch(() => null)]);
  if (!all) throw data(null, { status: 503 });
  const entry = all.find((one) => one.slug === slug) ?? null;
  if (slug !== undefined && !entry) throw data(null, { status: 404 });
  const entries = all.filter((one) => one !== entry).map(({ html: _html, ...summary }) => summary);
  return { page, entry, entries };
}

export function partnersMeta(args: MetaArgs) {
  const data = args.loaderData as PartnerData | undefined;
  if (!data?.entry) return pageMeta(args, { page: data?.page ?? null, noindex: !data });
  const { title, lead, picture } = data.entry;
  return pageMeta(args, { title, description: lead, image: picture });
}

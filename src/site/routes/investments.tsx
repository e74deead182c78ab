import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { onOtherPage } from '../data/pages/on-other-page.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { loadYield, readAssumptions } from '../features/investments/assumptions.ts';
import { InvestmentsPage } from '../features/investments/investments-page.tsx';
import { selectFlats } from '../features/investments/select-flats.ts';
import type { PageTraits } from '../shell/use-page-traits.ts';

export const handle: PageTraits = { ground: 'dark' };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const client = context.get(clientContext)(locale);
  const page = (await staticPagesOr503(context, locale)).pages?.investments ?? null;
  const flats = await selectFlats(client);
  const usual = { price: `${flats[0]?.costUsd ?? ''}`, ...readAssumptions(new URLSearchParams(page?.blocks.assumptions)) };
  return { page, flats, initial: await loadYield(client, searchParams, usual) };
}
type Data = Awaited<ReturnType<typeof loader>>;

/** The browser already has the calculator's input in the address. */
export const shouldRevalidate = onOtherPage;

export const meta = (args: MetaArgs) => {
  const page = (args.loaderData as Data | undefined)?.page;
  return pageMeta(args, { page, image: page?.sharePicture });
};

export default function Investments({ loaderData }: { loaderData: Data }) {
  return <InvestmentsPage {...loaderData} />;
}

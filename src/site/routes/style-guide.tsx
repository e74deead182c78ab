import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { loadPage } from '../data/pages/load-static-pages.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { loadSampleFlat } from '../features/style-guide/load-sample-flat.ts';
import { StyleGuide } from '../features/style-guide/style-guide.tsx';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOf(pathname);
  const [page, sample] = await Promise.all([loadPage(context, locale, 'test'), loadSampleFlat(context.get(clientContext)(locale))]);
  return { page, look: searchParams.get('look'), sample };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    page: (args.loaderData as Data | undefined)?.page ?? null,
    title: m.shell_guide_title(),
    description: m.shell_guide_about(),
    noindex: true,
  });

export default function StyleGuideRoute() {
  return <StyleGuide {...useLoaderData<typeof loader>()} />;
}

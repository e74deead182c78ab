import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { loadSampleFlat } from '../features/style-guide/load-sample-flat.ts';
import { StyleGuide } from '../features/style-guide/style-guide.tsx';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return { look: searchParams.get('look'), sample: await loadSampleFlat(context.get(clientContext)(localeOf(pathname))) };
}

export const meta = (args: MetaArgs) => pageMeta(args, { title: m.shell_guide_title(), description: m.shell_guide_about(), noindex: true });

export default function StyleGuideRoute() {
  return <StyleGuide {...useLoaderData<typeof loader>()} />;
}

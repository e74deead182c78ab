import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { clientContext } from '../context.ts';
import { loadSampleFlat } from '../features/shell/load-sample-flat.ts';
import { pageMeta } from '../features/shell/page-meta.ts';
import { StyleGuide } from '../features/shell/style-guide.tsx';
import * as m from '../paraglide/messages.js';
import { localeOf } from '../paths.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  return { look: searchParams.get('look'), sample: await loadSampleFlat(context.get(clientContext)(localeOf(pathname))) };
}

export const meta = (args: MetaArgs) => pageMeta(args, { title: m.shell_guide_title(), description: m.shell_guide_about(), noindex: true });

export default function StyleGuideRoute() {
  return <StyleGuide {...useLoaderData<typeof loader>()} />;
}

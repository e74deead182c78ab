import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { PressPage } from '../features/press/press-page.tsx';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  const client = context.get(clientContext)(locale);
  const [pages, press] = await Promise.all([
    staticPagesOr503(context, locale),
    client('GET /api/{locale}/press-room').catch(() => {
      throw data(null, { status: 503 });
    }),
  ]);
  return { page: pages.pages?.['press-room'] ?? null, press };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) =>
  pageMeta(args, { page: (args.loaderData as Data | undefined)?.page, title: m.press_title(), description: m.press_lead() });

export default function PressRoom({ loaderData }: { loaderData: Data }) {
  return <PressPage {...loaderData} />;
}

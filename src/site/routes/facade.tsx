import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { onOtherPage } from '../data/pages/on-other-page.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { FacadePage } from '../features/facade/facade-page.tsx';
import * as m from '../paraglide/messages.js';
import type { PageTraits } from '../shell/use-page-traits.ts';

export async function loader({ context, request, params: { slug = '' } }: LoaderFunctionArgs) {
  const client = context.get(clientContext)(localeOf(new URL(request.url).pathname));
  const [{ board }, { viewpoints }] = await Promise.all([
    client('GET /api/{locale}/project/{slug}/board', { slug }).catch(missingOr503),
    client('GET /api/{locale}/project/{slug}/viewpoints', { slug }).catch(() => ({ viewpoints: [] })),
  ]);
  if (board.sections.every(({ flats }) => flats.length === 0)) throw data(null, { status: 404 });
  return { payload: { board, viewpoints } };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageTraits = { ground: 'dark' };

export const shouldRevalidate = onOtherPage;

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as Data | undefined;
  const payload = loaded?.payload;
  const title = payload && m.floors_facade_meta({ project: payload.board.project.name });
  return pageMeta(args, { title, description: m.floors_facade_lead(), noindex: true });
};

export default function Facade({ loaderData }: { loaderData: Data }) {
  return <FacadePage {...loaderData.payload} />;
}

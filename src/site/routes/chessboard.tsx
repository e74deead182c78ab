import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { onOtherPage } from '../data/pages/on-other-page.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { ChessboardPage } from '../features/chessboard/chessboard-page.tsx';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const client = context.get(clientContext)(localeOf(new URL(request.url).pathname));
  return { payload: await client('GET /api/{locale}/project/{slug}/board', { slug: params.slug ?? '' }).catch(missingOr503) };
}
type Data = Awaited<ReturnType<typeof loader>>;

/** The filter is in the address alone. */
export const shouldRevalidate = onOtherPage;

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as Data | undefined;
  const project = loaded?.payload.board.project.name;
  return pageMeta(args, { title: project && m.chessboard_meta_title({ project }), description: m.chessboard_lead(), noindex: true });
};

export default function Chessboard({ loaderData }: { loaderData: Data }) {
  return <ChessboardPage {...loaderData.payload} />;
}

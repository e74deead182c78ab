import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { onOtherPage } from '../data/pages/on-other-page.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { read, write } from '../data/pages/written.ts';
import { localeOf } from '../data/paths.ts';
import { BoardPage } from '../features/board/board-page.tsx';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const client = context.get(clientContext)(localeOf(new URL(request.url).pathname));
  return { told: write(await client('GET /api/{locale}/project/{slug}/board', { slug: params.slug ?? '' }).catch(missingOr503)) };
}
type Data = Awaited<ReturnType<typeof loader>>;

/** What is looked for stands in the address alone. */
export const shouldRevalidate = onOtherPage;

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as Data | undefined;
  const project = loaded && read(loaded.told).board.project.name;
  return pageMeta(args, { title: project && m.board_meta_title({ project }), description: m.board_lead(), noindex: true });
};

export default function Board({ loaderData }: { loaderData: Data }) {
  return <BoardPage {...read(loaderData.told)} />;
}

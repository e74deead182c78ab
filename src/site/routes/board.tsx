import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { clientContext } from '../context.ts';
import { BoardPage } from '../features/board/board-page.tsx';
import { missingOr503 } from '../features/shell/missing-or-503.ts';
import { onOtherPage } from '../features/shell/on-other-page.ts';
import { pageMeta } from '../features/shell/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { localeOf } from '../paths.ts';
import { read, write } from '../written.ts';

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const client = context.get(clientContext)(localeOf(new URL(request.url).pathname));
  return { told: write(await client.board(params.slug ?? '').catch(missingOr503)) };
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

import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { clientContext } from '../context.ts';
import { FacadePage } from '../features/facade/facade-page.tsx';
import { missingOr503 } from '../features/shell/missing-or-503.ts';
import { onOtherPage } from '../features/shell/on-other-page.ts';
import { pageMeta } from '../features/shell/page-meta.ts';
import type { PageTraits } from '../features/shell/use-page-traits.ts';
import * as m from '../paraglide/messages.js';
import { localeOf } from '../paths.ts';
import { read, write } from '../written.ts';

export async function loader({ context, request, params: { slug = '' } }: LoaderFunctionArgs) {
  const client = context.get(clientContext)(localeOf(new URL(request.url).pathname));
  const [{ board }, { viewpoints }] = await Promise.all([
    client.board(slug).catch(missingOr503),
    client.viewpoints(slug).catch(() => ({ viewpoints: [] })),
  ]);
  if (board.sections.every(({ flats }) => flats.length === 0)) throw data(null, { status: 404 });
  return { told: write({ board, viewpoints }) };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const handle: PageTraits = { ground: 'ink' };

export const shouldRevalidate = onOtherPage;

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as Data | undefined;
  const told = loaded && read(loaded.told);
  const title = told && m.floors_facade_meta({ project: told.board.project.name });
  return pageMeta(args, { title, description: m.floors_facade_lead(), noindex: true });
};

export default function Facade({ loaderData }: { loaderData: Data }) {
  return <FacadePage {...read(loaderData.told)} />;
}

import { data, type LoaderFunctionArgs, type MetaArgs, redirect } from 'react-router';
import { drawFloor } from '../../plans/floors/draw-floor.ts';
import { storeyAt } from '../../plans/floors/storeys.ts';
import { clientContext } from '../data/pages/context.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { onOtherPage } from '../data/pages/on-other-page.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf, pathTo } from '../data/paths.ts';
import { FloorPage } from '../features/floors/floor-page.tsx';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request, params: { slug = '', section: named = '', floor: storey = '' } }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const locale = localeOf(pathname);
  const client = context.get(clientContext)(locale);
  const { board } = await client('GET /api/{locale}/project/{slug}/board', { slug }).catch(missingOr503);
  const asked = storeyAt(board.sections, { section: named, floor: storey });
  if (!asked) throw data(null, { status: 404 });
  const { section, floor } = asked;
  if (named !== String(section)) throw redirect(pathTo(locale, `projects/${slug}/floors/${section}/${floor}`) + search, 301);
  const id = board.sections[section - 1]?.id ?? '';
  const drawn = await client('GET /api/{locale}/project/{slug}/floor-plans', {
    slug,
    query: `section_id=${encodeURIComponent(id)}&floor=${floor}`,
  }).catch(() => null);
  return { payload: { board, drawing: drawn && drawFloor(drawn), section, floor } };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const shouldRevalidate = onOtherPage;

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as Data | undefined;
  const payload = loaded?.payload;
  if (!payload) return pageMeta(args, { noindex: true });
  const { board, section, floor } = payload;
  const title = m.floors_meta_title({ section: board.sections[section - 1]?.name ?? '', floor, project: board.project.name });
  return pageMeta(args, { title, description: m.floors_meta_lead(), noindex: true });
};

export default function Floor({ loaderData }: { loaderData: Data }) {
  const { payload } = loaderData;
  return <FloorPage key={`${payload.section}/${payload.floor}`} {...payload} />;
}

import { data, type LoaderFunctionArgs, type MetaArgs, redirect } from 'react-router';
import { clientContext } from '../context.ts';
import { drawFloor } from '../features/floors/draw-floor.ts';
import { FloorPage } from '../features/floors/floor-page.tsx';
import { missingOr503 } from '../features/shell/missing-or-503.ts';
import { onOtherPage } from '../features/shell/on-other-page.ts';
import { pageMeta } from '../features/shell/page-meta.ts';
import * as m from '../paraglide/messages.js';
import { localeOf, pathTo } from '../paths.ts';
import { read, write } from '../written.ts';

export async function loader({ context, request, params: { slug = '', section: named = '', floor: storey = '' } }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const locale = localeOf(pathname);
  const client = context.get(clientContext)(locale);
  const { board } = await client.board(slug).catch(missingOr503);
  const at = board.sections.findIndex(({ salesforce_id }) => salesforce_id === named);
  // Who knows a section by its id alone, as a flat's page does, is led to its place in the row.
  if (at >= 0) throw redirect(pathTo(locale, `projects/${slug}/floors/${at + 1}/${storey}`) + search, 301);
  const section = /^[1-9]\d?$/.test(named) ? board.sections[Number(named) - 1] : undefined;
  const floor = /^[1-9]\d{0,2}$/.test(storey) ? Number(storey) : 0;
  if (!section?.flats.some((flat) => flat.floor === floor)) throw data(null, { status: 404 });
  const drawn = await client.floorPlans(slug, `section_id=${encodeURIComponent(section.salesforce_id)}&floor=${floor}`).catch(() => null);
  return { told: write({ board, drawing: drawn && drawFloor(drawn), section: Number(named), floor }) };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const shouldRevalidate = onOtherPage;

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as Data | undefined;
  const told = loaded && read(loaded.told);
  if (!told) return pageMeta(args, { noindex: true });
  const { board, section, floor } = told;
  const title = m.floors_meta_title({ section: board.sections[section - 1]?.name ?? '', floor, project: board.project.name });
  return pageMeta(args, { title, description: m.floors_meta_lead(), noindex: true });
};

export default function Floor({ loaderData }: { loaderData: Data }) {
  const told = read(loaderData.told);
  return <FloorPage key={`${told.section}/${told.floor}`} {...told} />;
}

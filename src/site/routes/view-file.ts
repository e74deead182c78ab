import { data, type LoaderFunctionArgs } from 'react-router';
import { drawView } from '../../plans/scene/draw-view.ts';
import { viewFile } from '../../plans/scene/scene-file.ts';
import { clientContext } from '../data/pages/context.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { localeOf } from '../data/paths.ts';
import { mainSide } from '../features/outlook/main-side.ts';

/** The view from a flat's windows to one side, its main one unless the address names another, as an SVG. */
export async function loader({ context, request, params: { slug = '' } }: LoaderFunctionArgs): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const client = context.get(clientContext)(localeOf(pathname));
  const [{ apartment }, { outlook }] = await Promise.all([
    client('GET /api/{locale}/apartment/{slug}', { slug }),
    client('GET /api/{locale}/apartment/{slug}/outlook', { slug }),
  ]).catch(missingOr503);
  const side = outlook && (outlook.sides[Number(searchParams.get('side') ?? Number.NaN)] ?? mainSide(outlook.sides, apartment.rooms));
  if (!side) throw data(null, { status: 404 });
  const { model } = await client('GET /api/{locale}/project/{slug}/model', { slug: apartment.project.slug }).catch(missingOr503);
  const { at, azimuth } = side;
  const view = model && drawView(model, { sectionId: outlook.sectionId, at, azimuth, floor: apartment.floor });
  if (!view) throw data(null, { status: 404 });
  return new Response(viewFile(view), { headers: { 'content-type': 'image/svg+xml', 'x-robots-tag': 'noindex' } });
}

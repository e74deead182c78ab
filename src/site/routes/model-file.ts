import { data, type LoaderFunctionArgs } from 'react-router';
import { drawModel } from '../../plans/scene/model-picture.ts';
import { modelFile } from '../../plans/scene/scene-file.ts';
import { clientContext } from '../data/pages/context.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { localeOf } from '../data/paths.ts';

/** The model of a project at rest, as an SVG. */
export async function loader({ context, request, params: { slug = '' } }: LoaderFunctionArgs): Promise<Response> {
  const client = context.get(clientContext)(localeOf(new URL(request.url).pathname));
  const { model } = await client('GET /api/{locale}/project/{slug}/model', { slug }).catch(missingOr503);
  if (!model) throw data(null, { status: 404 });
  return new Response(modelFile(drawModel(model)), { headers: { 'content-type': 'image/svg+xml', 'x-robots-tag': 'noindex' } });
}

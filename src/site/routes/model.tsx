import { data, type LoaderFunctionArgs, type MetaArgs } from 'react-router';
import { clientContext } from '../data/pages/context.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { onOtherPage } from '../data/pages/on-other-page.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { ModelPage, type ModelPageProps } from '../features/model/model-page.tsx';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request, params: { slug = '' } }: LoaderFunctionArgs) {
  const client = context.get(clientContext)(localeOf(new URL(request.url).pathname));
  const [{ board }, { model }] = await Promise.all([
    client('GET /api/{locale}/project/{slug}/board', { slug }),
    client('GET /api/{locale}/project/{slug}/model', { slug }),
  ]).catch(missingOr503);
  if (!model || board.sections.every(({ flats }) => flats.length === 0)) throw data(null, { status: 404 });
  const { place, north, days, builtBy } = model;
  const payload: ModelPageProps = { board, sky: { place, north, days, builtBy } };
  return { payload };
}
type Data = Awaited<ReturnType<typeof loader>>;

export const shouldRevalidate = onOtherPage;

export const meta = (args: MetaArgs) => {
  const loaded = args.loaderData as Data | undefined;
  const title = loaded && m.model_meta_title({ project: loaded.payload.board.project.name });
  return pageMeta(args, { title, description: m.model_meta_lead(), noindex: true });
};

export default function Model({ loaderData }: { loaderData: Data }) {
  return <ModelPage {...loaderData.payload} />;
}

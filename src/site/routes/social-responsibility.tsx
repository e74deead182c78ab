import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { staticPagesOr503 } from '../data/pages/load-static-pages.ts';
import { pageMeta } from '../data/pages/page-meta.ts';
import { localeOf } from '../data/paths.ts';
import { socialOf } from '../features/social/social-data.ts';
import { SocialPage } from '../features/social/social-page.tsx';
import * as m from '../paraglide/messages.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  return socialOf(await staticPagesOr503(context, localeOf(new URL(request.url).pathname)));
}
type Data = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs) =>
  pageMeta(args, { page: (args.loaderData as Data | undefined)?.page, title: m.company_social_title() });

export default function SocialResponsibility({ loaderData }: { loaderData: Data }) {
  return <SocialPage {...loaderData} />;
}

import { data, type LoaderFunctionArgs } from 'react-router';
import { planFile } from '../../plans/measured-plan/plan-file.ts';
import { printScale } from '../../plans/measured-plan/print-scale.ts';
import { withMessageLocale } from '../data/message-locale.server.ts';
import { clientContext } from '../data/pages/context.ts';
import { missingOr503 } from '../data/pages/missing-or-503.ts';
import { localeOf } from '../data/paths.ts';
import { drawFor } from '../features/measured-plan/plan-facts.ts';
import * as m from '../paraglide/messages.js';

/** The plan of a flat as an SVG, in the language of its address. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname);
  const { apartment } = await context
    .get(clientContext)(locale)('GET /api/{locale}/apartment/{slug}', { slug: params.slug ?? '' })
    .catch(missingOr503);
  const { plan, slug, number } = apartment;
  if (!plan) throw data(null, { status: 404 });
  const svg = withMessageLocale(locale, () => {
    const drawn = drawFor(apartment, plan, locale);
    return planFile(drawn, printScale(drawn.frame), m.plan_of({ number }));
  });
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'content-disposition': `attachment; filename="${slug}.svg"`,
      'x-robots-tag': 'noindex',
    },
  });
}

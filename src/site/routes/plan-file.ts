import { data, type LoaderFunctionArgs } from 'react-router';
import { clientContext } from '../context.ts';
import { drawFor } from '../features/measured-plan/load-plan.ts';
import { paperScale } from '../features/measured-plan/paper-scale.ts';
import { planFile } from '../features/measured-plan/plan-file.ts';
import { missingOr503 } from '../features/shell/missing-or-503.ts';
import * as m from '../paraglide/messages.js';
import { localeOf } from '../paths.ts';
import { speakIn } from '../spoken.server.ts';

/** The plan of a flat as an SVG, in the language of its address. */
export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Response> {
  const locale = localeOf(new URL(request.url).pathname);
  const { apartment } = await context
    .get(clientContext)(locale)
    .apartment(params.slug ?? '')
    .catch(missingOr503);
  const { plan, slug, number } = apartment;
  if (!plan) throw data(null, { status: 404 });
  const svg = speakIn(locale, () => {
    const drawn = drawFor(apartment, plan, locale);
    return planFile(drawn, paperScale(drawn.frame), m.plan_of({ number }));
  });
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'content-disposition': `attachment; filename="${slug}.svg"`,
      'x-robots-tag': 'noindex',
    },
  });
}

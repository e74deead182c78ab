import type { Handler } from '../handler.ts';

/** Notes that a person looks at a quote: pages are read by robots and previews too, which run no scripts. */
export const handle: Handler<'POST /api/quote/open'> =
  ({ deals }) =>
  async ({ fields, reply, refuse }) =>
    (await deals.openQuote(fields.code)) ? reply({ opened: true }) : refuse('unknown-quote');

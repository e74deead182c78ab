import type { Handler } from '../handler.ts';
import { wireQuote } from './wire-quote.ts';

/** A quote with what has changed since it was made. */
export const handle: Handler<'GET /api/{locale}/quote/{code}'> =
  ({ deals }) =>
  async ({ params, locale, reply, refuse }) => {
    const quote = await deals.readQuote(params.code);
    return quote ? reply({ quote: wireQuote(quote, locale) }) : refuse('unknown-quote');
  };

import type { Handler } from '../handler.ts';
import { wireTerms } from './wire-terms.ts';

/** The present terms of booking. */
export const handle: Handler<'GET /api/deal/terms'> =
  ({ deals }) =>
  ({ reply }) =>
    reply({ terms: wireTerms(deals) });

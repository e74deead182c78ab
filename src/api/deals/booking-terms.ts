import type { Handler } from '../handler.ts';
import { wireTerms } from './wire-terms.ts';

/** The terms of booking that hold now. */
export const handle: Handler<'GET /api/deal/terms'> =
  ({ deals }) =>
  ({ reply }) =>
    reply({ terms: wireTerms(deals) });

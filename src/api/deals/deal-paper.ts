import type { Handler } from '../handler.ts';
import { paperHeaders } from './paper-headers.ts';

/** A document as it was handed over, for the client of its deal alone. */
export const handle: Handler<'GET /api/deal/paper'> =
  ({ deals }) =>
  async ({ c, client: { clientId }, query, refuse }) => {
    const found = await deals.readOwnPaper({ clientId, paperId: query.paper_id });
    return found ? c.body(new Uint8Array(found.content), 200, paperHeaders(found)) : refuse('unknown-paper');
  };

import type { Handler } from '../handler.ts';
import { documentHeaders } from './document-headers.ts';

/** A stored document, for the client of its deal alone. */
export const handle: Handler<'GET /api/deal/paper'> =
  ({ deals }) =>
  async ({ c, client: { clientId }, query, refuse }) => {
    const found = await deals.readOwnDocument({ clientId, documentId: query.paper_id });
    return found ? c.body(new Uint8Array(found.content), 200, documentHeaders(found)) : refuse('unknown-paper');
  };

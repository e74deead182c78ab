import { isUuid } from '../../../base/uuid.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { readsDocument } from './deal-answers.ts';

/** The bytes of a document of a deal. */
export const handle: OfficeHandler<'GET /office/api/deal/document'> = ({ deals }) => {
  return async ({ session, scope, query: { number, id }, reply, decline }) => {
    const found = isUuid(id) ? await deals.office.readDocument(scope, { number: Number(number), id }) : null;
    if (!found || !readsDocument(session, found.kind, found.deal)) return decline({ kind: 'unknown-deal' });
    const { name, mediaType, content } = found;
    return reply({ name, mediaType, content: Buffer.from(content).toString('base64') });
  };
};

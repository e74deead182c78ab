import { findLimits } from '../../../contract/office/find.ts';
import { scopeOf } from '../../../domain/staff/staff.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { dealScopesOf } from './deal-scopes.ts';
import { foundFlat } from './found-flat.ts';

/** Flats from memory, people from indexes. A record outside of the person's scope is not found, nor a client by one who serves some projects alone. */
export const handle: OfficeHandler<'GET /office/api/find'> = ({ catalogue, records }) => {
  return async ({ session, locale, query: { q }, reply }) => {
    const scopes = dealScopesOf(session);
    const requestScope = scopeOf(session, 'lead.read');
    const scope = scopeOf(session, 'record.find');
    const [deals, requests, clients] = await Promise.all([
      scopes && records.deals(q, scopes),
      requestScope && records.requests(q, requestScope),
      scope?.projects === null ? records.clients(q, scopes?.read ?? null) : null,
    ]);
    return reply({
      flats: catalogue.findByNumber(q, findLimits.mostFlats).map((flat) => foundFlat(flat, locale)),
      ...(deals && { deals }),
      ...(requests && { requests }),
      ...(clients && { clients }),
    });
  };
};

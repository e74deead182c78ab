import { findLimits } from '../../../contract/office/find.ts';
import { scopeOf } from '../../../domain/staff/staff.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { dealScopesOf } from './deal-scopes.ts';
import { foundFlat } from './found-flat.ts';

/** Flats from memory, people from indexes. A record outside of the person's scope is not found, nor a client by one who serves some projects alone. */
export const handle: OfficeHandler<'GET /office/api/find'> = ({ catalogue, records }) => {
  return async ({ session, locale, query: { q }, reply }) => {
    const scopes = dealScopesOf(session);
    const scope = scopeOf(session, 'record.find');
    const projectOf = (slug: string | null) => {
      const found = slug === null ? null : catalogue.flat(slug);
      return found?.ok ? found.value.project.externalId : null;
    };
    const [deals, requests, clients] = await Promise.all([
      scopes && records.deals(q, scopes),
      scope && records.requests(q, scope.projects === null ? findLimits.mostOfKind : findLimits.mostBeforeScope),
      scope?.projects === null ? records.clients(q, scopes?.read ?? null) : null,
    ]);
    return reply({
      flats: catalogue.findByNumber(q, findLimits.mostFlats).map((flat) => foundFlat(flat, locale)),
      ...(deals && { deals }),
      ...(scope &&
        requests && {
          requests: requests
            .filter(({ flat }) => isWithin(scope, { projectId: projectOf(flat), ownerId: null }))
            .slice(0, findLimits.mostOfKind)
            .map(({ flat: _, ...request }) => request),
        }),
      ...(clients && { clients }),
    });
  };
};

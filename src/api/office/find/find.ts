import { findLimits } from '../../../contract/office/find.ts';
import { scopeOf } from '../../../domain/staff/staff.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { foundFlat } from './found-flat.ts';

/** Flats from memory, people from indexes. A record of another project is not found, nor a client by one who serves some projects alone. */
export const handle: OfficeHandler<'GET /office/api/find'> = ({ catalogue, records }) => {
  return async ({ session, locale, query: { q }, reply }) => {
    const flats = catalogue.findByNumber(q, findLimits.mostFlats).map((flat) => foundFlat(flat, locale));
    const scope = scopeOf(session, 'record.find');
    if (!scope) return reply({ flats });
    const projectOf = (slug: string | null) => {
      const found = slug === null ? null : catalogue.flat(slug);
      return found?.ok ? found.value.project.externalId : null;
    };
    const isOf = ({ flat }: { flat: string | null }) => isWithin(scope, { projectId: projectOf(flat), ownerId: null });
    const [deals, requests, clients] = await Promise.all([
      records.deals(q),
      records.requests(q),
      scope.projects === null ? records.clients(q) : undefined,
    ]);
    return reply({
      ...{ flats, deals: deals.filter(isOf) },
      requests: requests.filter(isOf).map(({ flat: _, ...request }) => request),
      ...(clients && { clients }),
    });
  };
};

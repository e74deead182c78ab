import { findLimits } from '../../../contract/office/find.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import { scopeOf } from '../../../domain/staff/staff.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { foundFlat } from './found-flat.ts';

const { mostFlats, mostOfKind, mostBeforeScope } = findLimits;

/** Flats from memory, people from indexes. A record outside of a person's scope is not found, nor a client by one who serves some projects alone. */
export const handle: OfficeHandler<'GET /office/api/find'> = ({ catalogue, records }) => {
  const projectOf = (slug: string | null) => {
    const found = slug === null ? null : catalogue.flat(slug);
    return found?.ok ? found.value.project.externalId : null;
  };
  async function within<Row extends { flat: string | null }>(scope: Scope | null, read: (most: number) => Promise<Row[]>) {
    if (!scope) return undefined;
    const rows = await read(scope.projects === null ? mostOfKind : mostBeforeScope);
    return rows.filter(({ flat }) => isWithin(scope, { projectId: projectOf(flat), ownerId: null })).slice(0, mostOfKind);
  }
  return async ({ session, locale, query: { q }, reply }) => {
    const flats = catalogue.findByNumber(q, mostFlats).map((flat) => foundFlat(flat, locale));
    const [dealScope, scope] = [scopeOf(session, 'deal.read'), scopeOf(session, 'record.find')];
    const [deals, requests, clients] = await Promise.all([
      within(dealScope, (most) => records.deals(q, most)),
      within(scope, (most) => records.requests(q, most)),
      scope?.projects === null ? records.clients(q) : undefined,
    ]);
    const seesAllDeals = dealScope?.projects === null;
    return reply({
      flats,
      ...(deals && { deals }),
      ...(requests && { requests: requests.map(({ flat: _, ...request }) => request) }),
      ...(clients && { clients: clients.map((client) => (seesAllDeals ? client : { ...client, dealNumber: null })) }),
    });
  };
};

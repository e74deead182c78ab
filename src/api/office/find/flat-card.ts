import { localePath } from '../../../base/locale.ts';
import { scopeOf } from '../../../domain/staff/staff.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { foundFlat } from './found-flat.ts';

/** A flat as the office sees it; its deal for those who may see deals of its project. */
export const handle: OfficeHandler<'GET /office/api/flat'> = ({ catalogue, records, depositMinor }) => {
  return async ({ session, locale, query: { slug }, reply, decline }) => {
    const found = catalogue.flat(slug);
    if (!found.ok) return decline({ kind: 'unknown-apartment' });
    const { value: flat } = found;
    const scope = scopeOf(session, 'deal.read');
    const maySee = scope !== null && isWithin(scope, { projectId: flat.project.externalId, ownerId: null });
    return reply({
      ...{ flat: foundFlat(flat, locale), currency: flat.currency, depositMinor, page: localePath(locale, `/apartments/${slug}/`) },
      ...(maySee && { deal: await records.liveDealOf(slug) }),
    });
  };
};

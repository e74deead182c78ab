import { dayMs } from '../../../base/durations.ts';
import { dealLimits } from '../../../contract/office/deals.ts';
import { scopeOf } from '../../../domain/staff/staff.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { dealRow, namesIn } from './deal-answers.ts';

const soonMs = dayMs;

/** A page of deals within the person's scope. */
export const handle: OfficeHandler<'GET /office/api/deals'> = (deps) => {
  const { deals, catalogue, clock } = deps;
  return async ({ session, scope, locale, query: { state, project, mine, soon, q, cursor }, reply }) => {
    const found = await deals.office.listDeals({
      scope,
      state: state ?? (q ? null : 'open'),
      project: project ?? null,
      owner: mine ? session.staffId : null,
      endsBefore: soon ? new Date(clock().getTime() + soonMs) : null,
      search: q ? { text: q, flats: await catalogue.idsOfNumber(q), phonesWithin: scopeOf(session, 'deal.step') } : null,
      after: cursor ?? null,
      most: dealLimits.page,
    });
    const names = await namesIn(
      deps,
      found.deals.map(({ ownerId }) => ownerId),
    );
    return reply({ deals: found.deals.map((deal) => dealRow(deal, deps, { session, locale, names })), nextCursor: found.next });
  };
};

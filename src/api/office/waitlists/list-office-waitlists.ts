import { waitlistLimits } from '../../../contract/office/waitlists.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { standingOf } from './whole-waitlist.ts';

/** A page of flats with clients on their waitlist. */
export const handle: OfficeHandler<'GET /office/api/waitlists'> = ({ deals }) => {
  return async ({ scope, locale, query: { project, cursor }, reply }) => {
    const page = { scope, project: project ?? null, after: cursor ?? null, most: waitlistLimits.page };
    const { waitlists, next } = await deals.officeWaitlists.listWaitlists(page);
    return reply({
      waitlists: waitlists.map((one) => ({ ...standingOf(one, locale), waiting: one.waiting, since: one.since.toISOString() })),
      nextCursor: next,
    });
  };
};

import type { OfficeHandler } from '../office-handler.ts';
import { flatOf, iso } from './deal-answers.ts';

/** The deals that the person may take: nothing of their clients. */
export const handle: OfficeHandler<'GET /office/api/deals/free'> = ({ deals, catalogue }) => {
  return async ({ scope, locale, reply }) => {
    const found = await deals.office.listFree(scope);
    return reply({
      deals: found.map(({ number, state, apartmentId, apartmentSlug, endsAt }) => ({
        number,
        state,
        flat: flatOf(catalogue.findFlatById(apartmentId), apartmentSlug, locale),
        endsAt: iso(endsAt),
      })),
    });
  };
};

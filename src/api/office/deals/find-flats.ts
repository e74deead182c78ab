import { money } from '../../../base/money.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { flatOf } from './deal-answers.ts';

const most = 50;

/** Flats of a number, those that are for sale first. */
export const handle: OfficeHandler<'GET /office/api/flats'> = ({ catalogue }) => {
  return async ({ scope, locale, query: { number }, reply }) => {
    const ids = await catalogue.idsOfNumber(number);
    const found = ids.flatMap((id) => catalogue.findFlatById(id) ?? []);
    const mine = found.filter((flat) => isWithin(scope, { projectId: flat.project.externalId, ownerId: null }));
    return reply({
      flats: [...mine.filter(({ status }) => status === 'available'), ...mine.filter(({ status }) => status !== 'available')]
        .slice(0, most)
        .map((flat) => ({
          id: flat.id,
          flat: flatOf(flat, flat.slug, locale),
          price: money(flat.currency === 'UAH' ? flat.uahMinor : flat.usdMinor, flat.currency),
          uahMinor: flat.uahMinor,
          status: flat.status,
        })),
    });
  };
};

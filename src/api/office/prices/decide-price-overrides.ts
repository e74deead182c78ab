import { ok } from '../../../base/result.ts';
import { holdsEverywhere } from '../../../domain/staff/staff.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { isProvenForPrices } from '../releases/release-answers.ts';

/** Our prices stay, or the flats get those of their source. */
export const handle: OfficeHandler<'POST /office/api/price-overrides/decide'> = (deps) => {
  const { priceOverrides } = deps.catalogue;
  return ({ fields: { apartments, keep }, session, decline, once }) => {
    if (!keep && !holdsEverywhere(session.grants, 'content.publish')) return decline({ kind: 'not-allowed' });
    if (!keep && !isProvenForPrices(deps, session)) return decline({ kind: 'proof-needed' });
    return once({
      work: async (transaction) => ok({ changed: await priceOverrides[keep ? 'keep' : 'giveBack'](transaction, apartments) }),
      whole: (stored: { changed: number }) => stored,
    });
  };
};

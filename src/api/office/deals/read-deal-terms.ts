import { legalVersionAnswer } from '../content/legal-version-rows.ts';
import type { OfficeHandler } from '../office-handler.ts';

/** The terms of use as they were when a deal was made. */
export const handle: OfficeHandler<'GET /office/api/deal/terms'> = ({ deals, content }) => {
  return async ({ scope, query: { number }, reply, decline }) => {
    const deal = await deals.office.readDeal(scope, Number(number));
    if (!deal) return decline({ kind: 'unknown-deal' });
    // The newest stands first.
    const then = (await content.legalVersions()).find(({ page, since }) => page === 'terms-of-use' && since <= deal.madeAt);
    return reply({ version: then ? await legalVersionAnswer(content, then) : null });
  };
};

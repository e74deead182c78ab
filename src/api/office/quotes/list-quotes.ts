import type { OfficeHandler } from '../office-handler.ts';
import { quoteRows } from './quote-row.ts';

/** Quotes of a flat or of a request. */
export const handle: OfficeHandler<'GET /office/api/quotes'> = (deps) => {
  return async ({ scope, locale, query: { of, id }, reply }) => {
    const wanted = of === 'apartment' ? { apartmentId: Number(id) || 0 } : { requestId: id };
    return reply({ quotes: await quoteRows(deps, await deps.deals.office.quotesOf(scope, wanted), locale) });
  };
};

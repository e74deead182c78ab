import { ok } from '../../../base/result.ts';
import type { OfficeHandler } from '../office-handler.ts';
import { quoteRows } from './quote-row.ts';

type Stored = { apartmentId: number; code: string };

/** Promises a price and sends it. */
export const handle: OfficeHandler<'POST /office/api/quotes/make'> = (deps) => {
  return ({ locale, scope, by, fields: { locale: language, downPercent, months, ...fields }, once }) =>
    once({
      async work(transaction) {
        const asked = { ...fields, scope, by, locale: language, preference: { downPercent, months } };
        const made = await deps.deals.office.makeQuote(transaction, asked);
        return made.ok ? ok({ apartmentId: made.value.apartmentId, code: made.value.code }) : made;
      },
      async whole({ apartmentId, code }: Stored) {
        const found = (await deps.deals.office.quotesOf(scope, { apartmentId })).filter((quote) => quote.code === code);
        const [quote] = await quoteRows(deps, found, locale);
        return quote ? { quote } : null;
      },
    });
};

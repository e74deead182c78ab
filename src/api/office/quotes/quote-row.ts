import type { Locale } from '../../../base/locale.ts';
import type { QuoteRow } from '../../../contract/office/quotes.ts';
import type { ListedQuote } from '../../../domain/deals/deals.ts';
import { flatOf, iso, personOf } from '../deals/deal-answers.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';

/** Quotes of a list, with the names of those who made them. */
export async function quoteRows(
  { catalogue, deals, staff, clock }: Pick<OfficeDependencies, 'catalogue' | 'deals' | 'staff' | 'clock'>,
  quotes: readonly ListedQuote[],
  locale: Locale,
): Promise<QuoteRow[]> {
  const names = await staff.namesOf(quotes.map(({ madeBy }) => madeBy));
  const now = clock();
  return quotes.map((quote) => ({
    number: quote.number,
    code: quote.code,
    url: deals.office.quoteAddress(quote),
    price: quote.price,
    flat: flatOf(catalogue.findFlatById(quote.apartmentId), quote.apartmentSlug, locale),
    madeAt: quote.madeAt.toISOString(),
    validUntil: quote.validUntil.toISOString(),
    isOver: quote.validUntil <= now,
    by: personOf(quote.madeBy, names),
    channel: quote.channel,
    dealNumber: quote.dealNumber,
    openings: { count: quote.openings.count, first: iso(quote.openings.first), last: iso(quote.openings.last) },
  }));
}

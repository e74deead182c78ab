import type { Locale } from '../../../base/locale.ts';
import { currencies, money } from '../../../base/money.ts';
import { type StandingQuotes, standingQuotesMost } from '../../../contract/office/quotes.ts';
import type { PriceChange } from '../../../domain/deals/deals.ts';
import { flatOf } from '../deals/deal-answers.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';

/** What a change of prices means for the prices that were promised. No client is named. */
export async function standingQuotes(
  { deals, catalogue }: Pick<OfficeDependencies, 'deals' | 'catalogue'>,
  change: PriceChange,
  locale: Locale,
): Promise<StandingQuotes> {
  const quotes = await deals.office.quotesAgainst(change);
  const below = quotes.filter(({ isBelow }) => isBelow);
  return {
    total: quotes.length,
    below: below.length,
    last: below.at(-1)?.validUntil.toISOString() ?? null,
    sums: currencies.flatMap((currency) => {
      const sum = below.reduce((all, { promised, after }) => all + (after.currency === currency ? after.minor - promised.minor : 0), 0);
      return sum > 0 ? [money(sum, currency)] : [];
    }),
    quotes: quotes.slice(0, standingQuotesMost).map(({ apartmentId, apartmentSlug, validUntil, ...quote }) => ({
      ...quote,
      flat: flatOf(catalogue.findFlatById(apartmentId), apartmentSlug, locale),
      validUntil: validUntil.toISOString(),
    })),
  };
}

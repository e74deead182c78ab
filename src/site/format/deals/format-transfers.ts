import type { Locale } from '../../../base/locale.ts';
import type { Deal } from '../../../contract/deals/deals.ts';
import * as m from '../../paraglide/messages.js';
import { formatDay } from '../format-date.ts';
import { formatPrice } from '../price/number-formats.ts';

/** What went back of the bank transfers of a contract that has ended, and what is still here. */
export function formatTransfers({ left, returned, returnedOn }: NonNullable<Deal['transfers']>, locale: Locale): string {
  const price = (sum: number) => formatPrice(sum, 'UAH', locale, true);
  return [
    returnedOn && m.account_transfers_returned({ sum: price(returned), day: formatDay(returnedOn, locale) }),
    left > 0 && (returnedOn ? m.account_transfers_rest : m.account_transfers_left)({ sum: price(left) }),
  ]
    .filter(Boolean)
    .join(' ');
}

import type { Currency } from '../../../base/money.ts';
import { withoutLocale } from '../../data/paths.ts';

const lists = ['/apartments/', '/brokerage/'];
const ofCost = ['costFrom', 'costTo', 'monthlyFrom', 'monthlyTo', 'usd', 'page'];

/**
 * The query of the list in another currency: its cost bounds were in the old one, so they go (specification §4). Null on every
 * other page, which shows both prices already.
 */
export function queryInCurrency(pathname: string, query: URLSearchParams, currency: Currency): URLSearchParams | null {
  if (!lists.includes(withoutLocale(pathname))) return null;
  const left = new URLSearchParams([...query].filter(([name]) => !ofCost.includes(name)));
  if (currency === 'USD') left.set('usd', '1');
  return left;
}

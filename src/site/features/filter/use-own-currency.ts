import { useEffect, useRef, useState } from 'react';
import { currentCurrency, useCurrency } from '../../data/stored/currency.ts';
import { inCurrency } from './criteria/criteria-changes.ts';
import type { Criteria } from './criteria/list-criteria.ts';
import type { Change } from './use-filter.ts';

/**
 * Takes limits of sums away when the visitor chooses another currency, and answers that it has until a sum is limited again. A link with
 * limits in another currency than the visitor's opens as it was sent.
 */
export function useOwnCurrency({ draft, change }: { draft: Criteria; change: Change }): boolean {
  const currency = useCurrency();
  const known = useRef<string | null>(null);
  const [wasReset, setReset] = useState(false);
  const asked = draft.cost ?? draft.monthly;
  useEffect(() => {
    const before = known.current;
    // While the page hydrates, the hook still says the server's.
    known.current = currentCurrency();
    if (before === null || before === currency || !asked || asked.usd === (currency === 'USD')) return;
    change('currency', (one) => inCurrency(one, currency === 'USD'), 0);
    setReset(true);
  }, [currency, asked, change]);
  return wasReset && !asked;
}

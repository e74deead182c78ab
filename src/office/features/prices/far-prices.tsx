import { farShare } from '../../../contract/office/prices/far-prices.ts';
import type { Inventory } from '../../../contract/office/prices/prices.ts';
import { formatNumber, formatPrice } from '../../data/format-price.ts';
import * as m from '../../paraglide/messages.js';
import record from '../../parts/record.module.css';
import { type Outcome, placeOf, shareOf } from './rule-outcome.ts';

const mostNamed = 8;

/** The prices that move far, each with its flat, the farthest first. */
export function FarPrices({ inventory, far }: { inventory: Inventory; far: Outcome['far'] }) {
  if (far.length === 0) return null;
  return (
    <>
      <p className={record.late}>{m.prices_far({ share: `${formatNumber(farShare * 100)} %`, count: far.length })}</p>
      <ul>
        {far.slice(0, mostNamed).map(({ row, id, beforeMinor, afterMinor }) => {
          const currency = inventory.currencies[row] ?? 'USD';
          return (
            <li key={id}>
              {m.prices_far_flat({
                number: inventory.numbers[row] ?? '',
                project: placeOf(inventory, [row]),
                before: formatPrice(beforeMinor, currency),
                after: formatPrice(afterMinor, currency),
                share: shareOf({ before: beforeMinor, after: afterMinor }),
              })}
            </li>
          );
        })}
      </ul>
      {far.length > mostNamed && <p>{m.prices_far_more({ count: formatNumber(far.length - mostNamed) })}</p>}
    </>
  );
}

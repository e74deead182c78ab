import type { Rate } from '../../../base/money.ts';
import { counted } from './import-answer.ts';
import type { ProblemList } from './problem-list.ts';
import { findJumps } from './staging/change-limits.store.ts';
import { noteOddPrices } from './staging/odd-prices.store.ts';
import type { Transaction } from './staging/staging.store.ts';

/** Why an import must not be applied before a person has looked at it, its problems noted; null for an ordinary day. */
export async function reasonToConfirm(
  trx: Transaction,
  today: { now: Date; rate: Rate | null },
  problems: ProblemList,
): Promise<['too-much-at-once', string] | null> {
  const jumps = await findJumps(trx, today);
  for (const jump of jumps) problems.add(jump);
  // Counts say it better than the names of all flats.
  if (jumps.length > 0) return ['too-much-at-once', 'The feed changes more at once than a day of sales does. Nothing was changed.'];
  const odd = await noteOddPrices(trx, today.rate, problems);
  if (odd > 0)
    return ['too-much-at-once', `${counted(odd, 'price')} of the feed would be unlike all others of the project. Nothing was changed.`];
  return null;
}

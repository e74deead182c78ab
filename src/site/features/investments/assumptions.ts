import { type Client, problemOf } from '../../../contract/client.ts';
import type { RentalYield } from '../../../contract/money/rental-yield.ts';
import { plainNumber } from '../../format/price/plain-number.ts';

/** The input of the yield calculator, in the order of its fields; amounts are dollars where `usd` is 1. */
export const assumptionNames = ['price', 'fitout', 'rent', 'usd', 'expenses', 'idle', 'tax', 'growth', 'sale', 'wait', 'years'] as const;
export type AssumptionName = (typeof assumptionNames)[number];
export type Assumptions = { [Name in AssumptionName]?: string };
export const amountNames = ['price', 'fitout', 'rent', 'expenses'] as const satisfies readonly AssumptionName[];

export type YieldData = { assumed: Assumptions; found: RentalYield; invalid: string[] };

/** The assumptions of an address or of an editor's text. */
export function readAssumptions(query: URLSearchParams): Assumptions {
  const found: Assumptions = {};
  for (const name of assumptionNames) {
    const value = plainNumber(query.get(name) ?? '');
    if (value) found[name] = value;
  }
  return found;
}

export const writeAssumptions = (assumed: Assumptions): string =>
  `${new URLSearchParams(Object.entries(assumed).filter((entry): entry is [string, string] => Boolean(entry[1])))}`;

/** An address's query with these assumptions instead of those in it; other names stay. */
export function withAssumptions(query: URLSearchParams, assumed: Assumptions): string {
  const others = [...query].filter(([name]) => !assumptionNames.includes(name as AssumptionName));
  return `${new URLSearchParams([...others, ...new URLSearchParams(writeAssumptions(assumed))])}`;
}

/**
 * The yield under the address's assumptions, with the usual ones for missing values. Amounts in the other currency than the
 * usual ones have to be complete. Null where nothing can be calculated.
 */
export async function loadYield(client: Client, search: URLSearchParams, usual: Assumptions): Promise<YieldData | null> {
  const asked = readAssumptions(search);
  const assumed = { ...usual, ...asked };
  try {
    return { assumed, found: (await client('GET /api/{locale}/rental-yield', { query: writeAssumptions(assumed) })).yield, invalid: [] };
  } catch (fault) {
    const invalid = Object.keys(problemOf(fault)?.errors ?? {});
    if (invalid.length === 0) return null;
    const found = await client('GET /api/{locale}/rental-yield', { query: writeAssumptions(usual) }).catch(() => null);
    return found && { assumed: usual, found: found.yield, invalid };
  }
}

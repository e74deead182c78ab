import { type Client, problemOf } from '../../../../contract/client.ts';
import type { StateMortgage } from '../../../../contract/money/state-mortgage.ts';
import { plainNumber } from '../../../format/price/plain-number.ts';

/** A visitor's input of the state's mortgage, in the format of the address and the API. Missing values follow the terms. */
export type LoanInput = { persons?: string; group?: string; young?: string; loan_down?: string; loan_years?: string };
export type LoanData = {
  /** The flat, by slug. */
  apartment: string;
  input: LoanInput;
  mortgage: StateMortgage;
  /** Invalid fields; the loan is then that of the others. */
  invalid: string[];
};

const names = ['persons', 'group', 'young', 'loan_down', 'loan_years'] as const;
/** The name and the value by which an address asks for the mortgage instead of instalments. */
const way = { name: 'pay', loan: 'loan' } as const;

export const asksForLoan = (search: URLSearchParams): boolean => search.get(way.name) === way.loan;

/** The input in an address; other names are ignored. */
export function readLoanInput(search: URLSearchParams): LoanInput {
  const found = names.map((name) => [name, plainNumber(search.get(name) ?? '')] as const);
  return Object.fromEntries(found.filter(([, value]) => value));
}

/** An address's query with this input instead of the one in it, and with the mortgage chosen; other names stay. */
export function withLoanInput(search: URLSearchParams, input: LoanInput): string {
  const query = withWay(search, true);
  for (const name of names) query.delete(name);
  for (const [name, value] of Object.entries(input)) if (value) query.set(name, value);
  return `${query}`;
}

export function withWay(search: URLSearchParams, loan: boolean): URLSearchParams {
  const query = new URLSearchParams(search);
  if (loan) query.set(way.name, way.loan);
  else query.delete(way.name);
  return query;
}

export async function askForLoan(client: Client, apartment: string, input: LoanInput, signal?: AbortSignal): Promise<StateMortgage> {
  const asked = Object.entries(input).filter(([, value]) => value);
  const query = `${new URLSearchParams([['apartment', apartment], ...asked])}`;
  return (await client('GET /api/{locale}/state-mortgage', { query, ...(signal && { signal }) })).mortgage;
}

/** The loan for a page; null where there can be none. */
export async function loadLoan(client: Client, apartment: string, input: LoanInput): Promise<LoanData | null> {
  try {
    return { apartment, input, mortgage: await askForLoan(client, apartment, input), invalid: [] };
  } catch (fault) {
    const invalid = Object.keys(problemOf(fault)?.errors ?? {});
    const valid = Object.fromEntries(Object.entries(input).filter(([name]) => !invalid.includes(name)));
    const mortgage = invalid.length > 0 ? await askForLoan(client, apartment, valid).catch(() => null) : null;
    return mortgage && { apartment, input: valid, mortgage, invalid };
  }
}

import type { Currency } from '../../../base/money.ts';
import { type Client, problemOf } from '../../../contract/client.ts';
import type { InstalmentPlan } from '../../../contract/money/instalments.ts';
import { plainNumber } from '../../format/price/plain-number.ts';
import { asksForLoan, type LoanData, loadLoan, readLoanInput } from './mortgage/loan-input.ts';

/** A visitor's input of a plan, in the format of the address and the API. Missing values follow the terms. */
export type InstalmentInput = {
  project?: string;
  price?: string;
  usd?: string;
  down?: string;
  first?: string;
  months?: string;
  every?: string;
};
/** The purchase: a flat, a project's most affordable one, or the visitor's choice. */
export type Subject = { apartment: string } | { project: string } | 'chosen';
export type InstalmentsData = {
  subject: Subject;
  input: InstalmentInput;
  plan: InstalmentPlan;
  /** Invalid fields; the plan is then that of the others. */
  invalid: string[];
  /** The state's mortgage of the same flat, where the address asks for it. */
  loan?: LoanData | null;
};

const ofPlan = ['usd', 'down', 'first', 'months', 'every'] as const;
const namesOf = (subject: Subject) => (subject === 'chosen' ? (['project', 'price', ...ofPlan] as const) : ofPlan);

/** The input in an address; other names are ignored. */
export function readInstalmentInput(search: URLSearchParams, subject: Subject): InstalmentInput {
  const input: InstalmentInput = {};
  for (const name of namesOf(subject)) {
    const value = plainNumber(search.get(name) ?? '');
    if (value) input[name] = value;
  }
  return input;
}

/** The same input as a query, for the API with the purchase. */
export function instalmentQuery(input: InstalmentInput, subject: Subject = 'chosen'): string {
  const query = new URLSearchParams(subject === 'chosen' ? {} : subject);
  for (const [name, value] of Object.entries(input)) if (value) query.set(name, value);
  return `${query}`;
}

/** An address's query with this input instead of the one in it; other names stay. */
export function withInstalmentInput(search: URLSearchParams, input: InstalmentInput, subject: Subject): string {
  const query = new URLSearchParams(search);
  for (const name of namesOf(subject)) query.delete(name);
  for (const [name, value] of Object.entries(input)) if (value) query.set(name, value);
  return `${query}`;
}

/** The typed amounts of an input in another currency, as calculated by its plan; nothing where there are none or they are in it already. */
export function amountsIn(
  currency: Currency,
  { price, first, usd }: InstalmentInput,
  plan: InstalmentPlan,
): Pick<InstalmentInput, 'price' | 'first' | 'usd'> {
  const dollars = currency === 'USD';
  if (!(price || first) || dollars === (usd === '1')) return {};
  return {
    ...(price && { price: `${dollars ? plan.costUsd : plan.cost}` }),
    ...(first && { first: `${dollars ? plan.firstUsd : plan.first}` }),
    usd: dollars ? '1' : '',
  };
}

/** The plan for a page; null where there can be none, which does not affect the rest. `usual` is planned where nothing is chosen. */
export async function loadInstalments(
  client: Client,
  search: URLSearchParams,
  subject: Subject,
  usual: InstalmentInput = {},
): Promise<InstalmentsData | null> {
  const data = await loadPlan(client, search, subject, usual);
  const slug = asksForLoan(search) && data?.plan.apartment?.slug;
  return slug ? { ...data, loan: await loadLoan(client, slug, readLoanInput(search)) } : data;
}

async function loadPlan(
  client: Client,
  search: URLSearchParams,
  subject: Subject,
  usual: InstalmentInput,
): Promise<InstalmentsData | null> {
  const asked = readInstalmentInput(search, subject);
  const input = asked.price || asked.project ? asked : { ...usual, ...asked };
  try {
    return {
      subject,
      input,
      plan: (await client('GET /api/{locale}/instalment-plan', { query: instalmentQuery(input, subject) })).plan,
      invalid: [],
    };
  } catch (fault) {
    const invalid = Object.keys(problemOf(fault)?.errors ?? {});
    if (invalid.length === 0) return null;
    const valid = Object.fromEntries(Object.entries(input).filter(([name]) => !invalid.includes(name)));
    for (const rest of [valid, usual]) {
      const found = await client('GET /api/{locale}/instalment-plan', { query: instalmentQuery(rest, subject) }).catch(() => null);
      if (found) return { subject, input: rest, plan: found.plan, invalid };
    }
    return null;
  }
}

import type { Currency } from '../../../base/money.ts';
import { type Client, problemOf } from '../../../contract/client.ts';
import type { InstalmentPlan } from '../../../contract/money/instalments.ts';
import { plainNumber } from '../../format/price/plain-number.ts';

/** How a visitor wishes to pay, as the address and the API write it. What is missing is as the terms begin. */
export type InstalmentInput = {
  project?: string;
  price?: string;
  usd?: string;
  down?: string;
  first?: string;
  months?: string;
  every?: string;
};
/** What is paid for: a flat, a project's most affordable one, or what the visitor chooses. */
export type Subject = { apartment: string } | { project: string } | 'chosen';
export type InstalmentsData = {
  subject: Subject;
  input: InstalmentInput;
  plan: InstalmentPlan;
  /** Fields that made no sense; the plan is then that of the terms. */
  invalid: string[];
};

const ofPlan = ['usd', 'down', 'first', 'months', 'every'] as const;
const namesOf = (subject: Subject) => (subject === 'chosen' ? (['project', 'price', ...ofPlan] as const) : ofPlan);

/** The wish that an address carries; names of others are left alone. */
export function readInstalmentInput(search: URLSearchParams, subject: Subject): InstalmentInput {
  const input: InstalmentInput = {};
  for (const name of namesOf(subject)) {
    const value = plainNumber(search.get(name) ?? '');
    if (value) input[name] = value;
  }
  return input;
}

/** The same wish as a query, for the API with what is paid for. */
export function instalmentQuery(input: InstalmentInput, subject: Subject = 'chosen'): string {
  const query = new URLSearchParams(subject === 'chosen' ? {} : subject);
  for (const [name, value] of Object.entries(input)) if (value) query.set(name, value);
  return `${query}`;
}

/** An address's query with this wish instead of the one in it; names of others stay. */
export function withInstalmentInput(search: URLSearchParams, input: InstalmentInput, subject: Subject): string {
  const query = new URLSearchParams(search);
  for (const name of namesOf(subject)) query.delete(name);
  for (const [name, value] of Object.entries(input)) if (value) query.set(name, value);
  return `${query}`;
}

/** The typed amounts of a wish in another currency, as its plan reckons them; nothing where there are none or they are in it already. */
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

/** The plan for a page; null where there can be none, which takes nothing else along. `usual` is planned where nothing is chosen. */
export async function loadInstalments(
  client: Client,
  search: URLSearchParams,
  subject: Subject,
  usual: InstalmentInput = {},
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
    const found = await client('GET /api/{locale}/instalment-plan', { query: instalmentQuery(usual, subject) }).catch(() => null);
    return found && { subject, input: usual, plan: found.plan, invalid };
  }
}

import { addMonths, type Quarter, quarterEnd, wholeMonths } from '../../base/kyiv-time.ts';
import { type Currency, convert, minorPerMajor, money, type Rate, scale } from '../../base/money.ts';
import { ok, type Result, refuse } from '../../base/result.ts';

export type Every = 'month' | 'quarter';

/** The standard terms of a project. Percentages are whole, discounts in hundredths of a percent. */
export type InstalmentTerms = {
  downFromPercent: number;
  /** Never longer than this, and never longer than until the building is finished … */
  longestMonths: number;
  /** … but always this long, also in a finished building; 0 where a finished building is paid for at once. */
  monthsWhenDone: number;
  every: Every[];
  /** In any order; the best one that the down payment reaches counts. */
  discounts: { fromPercent: number; hundredths: number }[];
  /** Whether the remaining debt follows the dollar, as in most contracts. */
  indexed: boolean;
  /** The plan that a calculation begins with; the general one where a project names none. */
  usual?: UsualInput | undefined;
};

/** The plan that most people may take: at least this down payment, or more where the terms ask for more, over the longest term. */
export type UsualInput = { downPercent: number; every: Every };

/** Minor units in both currencies at the rate of the day. */
export type Amounts = Record<Currency, number>;
/** The down payment: hundredths of a percent of the discounted price, or an amount in minor units of one currency. */
export type DownPayment = { percentHundredths: number } | { minor: number; currency: Currency };
export type Outside = 'down' | 'months' | 'every';

type Asked = {
  price: Amounts;
  down: DownPayment;
  months: number;
  every: Every;
  terms: InstalmentTerms;
  /** The result of `longestTerm`. */
  longest: number;
  /** The Kyiv day of the first payment. */
  today: string;
  rate: Rate;
};

/** All amounts are whole hryvnias and dollars but the last payment, which takes the remainder to the last minor unit. */
export type InstalmentPlan = {
  price: Amounts;
  discountHundredths: number;
  total: Amounts;
  downHundredths: number;
  first: Amounts;
  payments: { date: string; amount: Amounts }[];
  /** The parts of the input outside the standard conditions, which have to be negotiated; empty when the plan is standard. */
  outside: Outside[];
  /** The hryvnia payments after a rise of the dollar; empty where they do not follow it. */
  stress: { risePercent: number; rate: Rate; payment: number; rest: number }[];
};

/** An input that no contract could fulfil, by its fault. */
type Impossible = { kind: 'impossible-plan'; field: 'price' | 'down' | 'months' };

const planLimits = { mostMonths: 120, whole: 10_000 } as const;
const monthsBetween: Record<Every, number> = { month: 1, quarter: 3 };
const stressRises = [10, 25];
const currencyNames = ['UAH', 'USD'] as const;
const inEach = (amount: (currency: Currency) => number): Amounts => ({ UAH: amount('UAH'), USD: amount('USD') });

/** How many months an apartment may be paid for: until its quarter of delivery ends, within the terms. */
export function longestTerm(terms: InstalmentTerms, delivery: Quarter | null, today: string): number {
  const left = delivery ? wholeMonths(today, quarterEnd(delivery)) : terms.longestMonths;
  return Math.max(terms.monthsWhenDone, Math.min(terms.longestMonths, left));
}

const share = (minor: number, hundredths: number): number => scale(minor, hundredths, planLimits.whole);
const toWhole = (minor: number): number => scale(minor, 1, minorPerMajor) * minorPerMajor;
const afterDiscount = (price: number, hundredths: number): number => price - Math.min(price, toWhole(share(price, hundredths)));

const discounted = (price: Amounts, hundredths: number): Amounts => inEach((currency) => afterDiscount(price[currency], hundredths));
const reaches = (down: DownPayment, total: Amounts, percent: number): boolean =>
  'minor' in down ? down.minor * 100 >= total[down.currency] * percent : down.percentHundredths >= percent * 100;

/** The best discount that the down payment earns: the payment is a share of the price after this discount. */
function discountFor({ price, down, terms }: Asked): number {
  const earned = terms.discounts.filter(({ fromPercent, hundredths }) => reaches(down, discounted(price, hundredths), fromPercent));
  return Math.max(0, ...earned.map(({ hundredths }) => hundredths));
}

function firstPayment(down: DownPayment, total: Amounts): Amounts {
  if (!('minor' in down)) return inEach((currency) => Math.min(total[currency], toWhole(share(total[currency], down.percentHundredths))));
  const given = Math.min(down.minor, total[down.currency]);
  return inEach((currency) =>
    currency === down.currency ? given : Math.min(total[currency], toWhole(scale(given, total[currency], total[down.currency]))),
  );
}

/** A total in a first payment and at most `most` others, all of whole units but the last. */
function splitTotal(total: Amounts, paid: Amounts, most: number) {
  const units = Math.min(...currencyNames.map((currency) => Math.ceil((total[currency] - paid[currency]) / minorPerMajor)));
  // A remainder that is zero in one of the currencies is paid at once in both.
  const first = units === 0 ? total : paid;
  // A payment is at least one whole unit.
  const count = Math.min(most, units);
  const regular = inEach((currency) =>
    count === 0 ? 0 : Math.floor((total[currency] - first[currency]) / count / minorPerMajor) * minorPerMajor,
  );
  const last = inEach((currency) => total[currency] - first[currency] - regular[currency] * (count - 1));
  return { first, count, regular, last };
}

/** The payments of a month that a section's usual plan consists of; `months` is their number. */
export type MonthlyPlan = { downPercent: number; months: number; discountHundredths: number };

/** Null where the usual plan has no monthly payments: everything is paid at once, or by the quarter. */
export function monthlyPlanOf(terms: InstalmentTerms, usual: UsualInput | null, longest: number): MonthlyPlan | null {
  const { downPercent, months, every } = usualInput(terms, usual, longest);
  if (downPercent >= 100 || every !== 'month') return null;
  const earned = terms.discounts.filter(({ fromPercent }) => fromPercent <= downPercent);
  return { downPercent, months, discountHundredths: Math.max(0, ...earned.map(({ hundredths }) => hundredths)) };
}

/** The first regular payment that `planInstalments` gives for this plan; null where nothing is left after the down payment. */
export function monthlyPayment(price: Amounts, { downPercent, months, discountHundredths }: MonthlyPlan): Amounts | null {
  const total = discounted(price, discountHundredths);
  const { count, regular, last } = splitTotal(total, firstPayment({ percentHundredths: downPercent * 100 }, total), months);
  return count === 0 ? null : count === 1 ? last : regular;
}

/** The plan where nothing is chosen. An apartment without a term is paid for at once. */
export function usualInput(terms: InstalmentTerms, usual: UsualInput | null, longest: number) {
  const [first = 'month'] = terms.every;
  return {
    downPercent: longest === 0 ? 100 : Math.max(usual?.downPercent ?? 0, terms.downFromPercent),
    months: Math.max(longest, 1),
    every: usual && terms.every.includes(usual.every) ? usual.every : first,
  };
}

/**
 * The payments by date. Refuses only impossible input; input outside the terms is planned too and named in
 * `outside`. In each currency the first payment and the later ones add up to the total exactly.
 */
export function planInstalments(asked: Asked): Result<InstalmentPlan, Impossible> {
  const { price, down, months, every, terms, longest, today } = asked;
  const problem = impossible(asked);
  if (problem) return refuse({ kind: 'impossible-plan', field: problem });
  const discountHundredths = discountFor(asked);
  const total = discounted(price, discountHundredths);
  const step = monthsBetween[every];
  const { first, count, regular, last } = splitTotal(total, firstPayment(down, total), Math.ceil(months / step));
  const payments = Array.from({ length: count }, (_, at) => ({
    date: addMonths(today, Math.min((at + 1) * step, months)),
    amount: at < count - 1 ? regular : last,
  }));
  const downHundredths = 'minor' in down ? scale(first[down.currency], planLimits.whole, total[down.currency]) : down.percentHundredths;
  const outside: Outside[] = [];
  if (!reaches(down, total, terms.downFromPercent)) outside.push('down');
  if (count > 0 && months > longest) outside.push('months');
  if (count > 0 && !terms.every.includes(every)) outside.push('every');
  return ok({ price, discountHundredths, total, downHundredths, first, payments, outside, stress: stressOf(asked, payments) });
}

function impossible({ price, down, months }: Asked): Impossible['field'] | null {
  if (!currencyNames.every((currency) => Number.isSafeInteger(price[currency]) && price[currency] >= minorPerMajor)) return 'price';
  const [amount, most] = 'minor' in down ? [down.minor, price[down.currency]] : [down.percentHundredths, planLimits.whole];
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > most) return 'down';
  return Number.isSafeInteger(months) && months >= 1 && months <= planLimits.mostMonths ? null : 'months';
}

function stressOf({ rate, terms }: Asked, payments: InstalmentPlan['payments']): InstalmentPlan['stress'] {
  const [next] = payments;
  if (!terms.indexed || !next) return [];
  const rest = payments.reduce((sum, { amount }) => sum + amount.USD, 0);
  return stressRises.map((risePercent) => {
    const raisedRate = { tenThousandths: scale(rate.tenThousandths, 100 + risePercent, 100) };
    const inHryvnias = (minor: number) => toWhole(convert(money(minor, 'USD'), 'UAH', raisedRate).minor);
    return { risePercent, rate: raisedRate, payment: inHryvnias(next.amount.USD), rest: inHryvnias(rest) };
  });
}

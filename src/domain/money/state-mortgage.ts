import { type Quarter, quarterEnd, wholeMonths } from '../../base/kyiv-time.ts';
import { ok, type Result, refuse } from '../../base/result.ts';

/**
 * The terms of the state's mortgage from one day on. Areas in hundredths of m², rates in hundredths of a percent a year, sums in whole
 * hryvnias: the programme knows no other currency.
 */
export type StateMortgageTerms = {
  /** By groups of borrowers, the privileged one first. */
  rates: { hundredths: number; laterHundredths: number }[];
  /** From then on the later rate counts. */
  laterAfterYears: number;
  downPercent: number;
  /** Of borrowers under an age. */
  youngDownPercent: number;
  /** This area for as many persons, so much more for each further one, and never more than the most. */
  areaHundredths: number;
  persons: number;
  areaPerPersonHundredths: number;
  areaMostHundredths: number;
  /** By how much a home may exceed that; the metres above it are paid for by the borrower. */
  overPercent: number;
  loanMost: number;
  yearsMost: number;
  builtWithinYears: number;
};

type Asked = {
  terms: StateMortgageTerms;
  /** In whole hryvnias. */
  price: number;
  areaHundredths: number;
  /** Null while the home is being built. */
  builtIn: Quarter | null;
  today: string;
  persons: number;
  /** Which of the rates. */
  group: number;
  young: boolean;
  /** Hundredths of a percent of the price; null for the least. */
  downHundredths: number | null;
  years: number | null;
};

/** Why the state gives no mortgage for a home: it is too large for the family, or too old. */
export type Ineligible = 'area' | 'age';
export type StateMortgage = {
  ineligible: Ineligible[];
  /** The area that the state helps to buy, and what the home has above it. */
  areaToHundredths: number;
  ownAreaHundredths: number;
  /** The least family that the home is not too large for; null when it is for any. */
  personsFrom: number | null;
  downLeast: number;
  down: number;
  loan: number;
  years: number;
  /** By rate: the later one is missing where the loan ends before it. */
  payments: { hundredths: number; fromYear: number; payment: number }[];
  byYear: { year: number; interest: number; principal: number; rest: number }[];
  interest: number;
};
type Impossible = { kind: 'impossible-loan'; field: 'persons' | 'group' | 'loan_down' | 'loan_years' };

const whole = 10_000;
const monthsInYear = 12;
const mostPersons = 20;

/** The area for a family of so many. */
export function areaFor({ areaHundredths, persons, areaPerPersonHundredths, areaMostHundredths }: StateMortgageTerms, of: number): number {
  return Math.min(areaMostHundredths, areaHundredths + areaPerPersonHundredths * Math.max(0, of - persons));
}

const divideUp = (amount: number, factor: number, divisor: number): number =>
  Number((BigInt(amount) * BigInt(factor) + BigInt(divisor) - 1n) / BigInt(divisor));

/** The least down payment: a share of the price, more where metres above the norm or a sum above the greatest loan are the borrower's. */
function leastDown({ terms, price, areaHundredths, young, persons }: Asked): number {
  const share = 100 - (young ? terms.youngDownPercent : terms.downPercent);
  const within = Math.min(areaHundredths, areaFor(terms, persons));
  const financed = Number((BigInt(price) * BigInt(within) * BigInt(share)) / (BigInt(areaHundredths) * 100n));
  return price - Math.min(financed, terms.loanMost);
}

/**
 * The equal payment of a month, rounded up to a whole hryvnia; the last one takes the remainder. Exact: the powers of the rate are
 * integers.
 */
export function annuity(loan: number, hundredths: number, months: number): number {
  if (hundredths === 0) return Math.ceil(loan / months);
  const year = BigInt(whole * monthsInYear);
  const [grown, plain] = [(year + BigInt(hundredths)) ** BigInt(months), year ** BigInt(months)];
  const divisor = year * (grown - plain);
  return Number((BigInt(loan) * BigInt(hundredths) * grown + divisor - 1n) / divisor);
}

/** Interest is rounded half up to a whole hryvnia each month; principal and interest add up to each payment, and the rest ends at zero. */
function repay(loan: number, years: number, { hundredths, laterHundredths }: StateMortgageTerms['rates'][number], laterAfterYears: number) {
  const months = years * monthsInYear;
  const byYear: StateMortgage['byYear'] = [];
  const payments: StateMortgage['payments'] = [];
  let [rest, payment, rate] = [loan, 0, hundredths];
  for (let month = 0; month < months && rest > 0; month++) {
    if (month === 0 || month === laterAfterYears * monthsInYear) {
      rate = month === 0 ? hundredths : laterHundredths;
      payment = annuity(rest, rate, months - month);
      payments.push({ hundredths: rate, fromYear: month / monthsInYear + 1, payment });
    }
    const interest = Math.floor((rest * rate * 2 + whole * monthsInYear) / (whole * monthsInYear * 2));
    const principal = month === months - 1 ? rest : Math.min(rest, payment - interest);
    rest -= principal;
    const at = Math.floor(month / monthsInYear);
    const year = byYear[at] ?? { year: at + 1, interest: 0, principal: 0, rest: 0 };
    byYear[at] = { year: at + 1, interest: year.interest + interest, principal: year.principal + principal, rest };
  }
  return { payments, byYear, interest: byYear.reduce((sum, year) => sum + year.interest, 0) };
}

/** The loan as the state would give it, also for a home that is not eligible: `ineligible` says why it would not. */
export function stateMortgage(asked: Asked): Result<StateMortgage, Impossible> {
  const { terms, price, areaHundredths, builtIn, today, persons, group, downHundredths } = asked;
  const years = asked.years ?? terms.yearsMost;
  const rate = terms.rates[group];
  if (!Number.isInteger(persons) || persons < 1 || persons > mostPersons) return refuse({ kind: 'impossible-loan', field: 'persons' });
  if (!rate) return refuse({ kind: 'impossible-loan', field: 'group' });
  if (!Number.isInteger(years) || years < 1 || years > terms.yearsMost) return refuse({ kind: 'impossible-loan', field: 'loan_years' });
  if (downHundredths !== null && (downHundredths < 0 || downHundredths > whole))
    return refuse({ kind: 'impossible-loan', field: 'loan_down' });
  const areaTo = areaFor(terms, persons);
  const downLeast = leastDown(asked);
  const down = downHundredths === null ? downLeast : Math.min(price, Math.max(downLeast, divideUp(price, downHundredths, whole)));
  const loan = price - down;
  const ineligible: Ineligible[] = [];
  const fits = (of: number) => areaHundredths * 100 <= areaFor(terms, of) * (100 + terms.overPercent);
  if (!fits(persons)) ineligible.push('area');
  const personsFrom = Array.from({ length: mostPersons }, (_, at) => at + 1).find(fits) ?? null;
  if (builtIn && wholeMonths(quarterEnd(builtIn), today) >= terms.builtWithinYears * monthsInYear) ineligible.push('age');
  const ownAreaHundredths = Math.max(0, areaHundredths - areaTo);
  return ok({
    ineligible,
    areaToHundredths: areaTo,
    ownAreaHundredths,
    personsFrom,
    downLeast,
    down,
    loan,
    years,
    ...repay(loan, years, rate, terms.laterAfterYears),
  });
}

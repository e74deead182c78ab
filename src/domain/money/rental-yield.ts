import { type Currency, minorPerMajor, scale } from '../../base/money.ts';
import type { Amounts } from './instalments.ts';

/** An investor's assumptions. Amounts in minor units, shares in hundredths of a percent. */
export type YieldAssumptions = {
  price: Amounts;
  /** The costs before the apartment can be let. */
  fitOut: Amounts;
  monthlyRent: Amounts;
  monthlyExpenses: Amounts;
  /** Tenths of a month in a year without a tenant. */
  idleTenths: number;
  /** Of the received rent; a private person in Ukraine deducts nothing from it. */
  taxHundredths: number;
  /** Of the price in a year; may be below zero. */
  growthHundredths: number;
  /** Taxes and fees on the sale price when the flat is sold within three years of buying. */
  saleHundredths: number;
  /** Months until the building is handed over and the flat is ready. */
  waitMonths: number;
  years: number;
};

/** `byYear` has one row for each year: the flat's value, all net rent so far, and the total profit of a sale then. */
export type RentalYield = {
  invested: Amounts;
  /** Of one year with a tenant. */
  year: { rent: Amounts; idle: Amounts; expenses: Amounts; tax: Amounts; net: Amounts };
  /** Hundredths of a percent of everything invested; the gross one ignores idle months, expenses and tax. */
  grossHundredths: number;
  netHundredths: number;
  /** Months until net rent has paid for everything, waiting included; null when it never does. */
  paybackMonths: number | null;
  byYear: { year: number; value: Amounts; rent: Amounts; earned: Amounts }[];
};

const whole = 10_000;
/** Selling later costs no tax (Tax Code of Ukraine, article 172.1). */
const taxedYears = 3;
const inEach = (amount: (currency: Currency) => number): Amounts => ({ UAH: amount('UAH'), USD: amount('USD') });
/** Rounded half away from zero to whole hryvnias or dollars, like every amount here. */
function part(minor: number, factor: number, divisor: number): number {
  const [size, sign] = [Math.abs(minor), Math.sign(minor) * Math.sign(factor)];
  return sign * scale(size, Math.abs(factor), divisor * minorPerMajor) * minorPerMajor || 0;
}

/** The result of letting and selling a flat under these assumptions. Each sum adds up exactly in both currencies. */
export function rentalYield(assumed: YieldAssumptions): RentalYield {
  const { price, fitOut, monthlyRent, monthlyExpenses, idleTenths, taxHundredths, waitMonths } = assumed;
  const invested = inEach((currency) => price[currency] + fitOut[currency]);
  const rent = inEach((currency) => monthlyRent[currency] * 12);
  const idle = inEach((currency) => part(rent[currency], idleTenths, 120));
  const expenses = inEach((currency) => monthlyExpenses[currency] * 12);
  const tax = inEach((currency) => part(rent[currency] - idle[currency], taxHundredths, whole));
  const net = inEach((currency) => rent[currency] - idle[currency] - expenses[currency] - tax[currency]);
  const ofInvested = (minor: number) => Math.sign(minor) * scale(Math.abs(minor), whole, invested.USD) || 0;
  return {
    invested,
    year: { rent, idle, expenses, tax, net },
    grossHundredths: ofInvested(rent.USD),
    netHundredths: ofInvested(net.USD),
    paybackMonths: net.USD > 0 ? waitMonths + Math.ceil((invested.USD * 12) / net.USD) : null,
    byYear: yearByYear(assumed, invested, net),
  };
}

function yearByYear({ price, growthHundredths, saleHundredths, waitMonths, years }: YieldAssumptions, invested: Amounts, net: Amounts) {
  let value = price;
  return Array.from({ length: years }, (_, at) => {
    const year = at + 1;
    value = inEach((currency) => part(value[currency], whole + growthHundredths, whole));
    const now = value;
    const rent = inEach((currency) => part(net[currency], Math.max(0, year * 12 - waitMonths), 12));
    const lost = year <= taxedYears ? saleHundredths : 0;
    const earned = inEach((currency) => now[currency] - part(now[currency], lost, whole) + rent[currency] - invested[currency]);
    return { year, value: now, rent, earned };
  });
}

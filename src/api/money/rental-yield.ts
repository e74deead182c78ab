import { formatRate } from '../../base/money.ts';
import type { WireRentalYield } from '../../contract/money/rental-yield.ts';
import { type Amounts, rentalYield } from '../../domain/money/money.ts';
import type { Handler } from '../handler.ts';
import { inBoth } from './instalment-plan.ts';

const usualYears = 10;

/** Whole units, gains as well as losses. */
const both = ({ UAH, USD }: Amounts) => ({ cost: UAH / 100, cost_usd: USD / 100 });
const hundredths = (text: string | undefined): number => Math.round(Number(text || 0) * 100);

/** `GET /api/{locale}/rental-yield`: the result of letting a flat under the given assumptions. */
export const handle: Handler<'GET /api/{locale}/rental-yield'> = ({ money }) => {
  return ({ query, locale, reply, refuse, decline }) => {
    if (!query.price) return refuse('bad-query', { price: ['required'] });
    const rate = money.currentRate();
    if (!rate) return decline({ kind: 'no-terms' });
    const amount = (text: string | undefined) => inBoth(Number(text || 0), query.usd === '1' ? 'USD' : 'UAH', rate.rate);
    const price = amount(query.price);
    // Less than a dollar is no price.
    if (price.USD === 0) return refuse('bad-query', { price: ['out-of-range'] });
    const found = rentalYield({
      price,
      fitOut: amount(query.fitout),
      monthlyRent: amount(query.rent),
      monthlyExpenses: amount(query.expenses),
      idleTenths: Math.round(Number(query.idle || 0) * 10),
      taxHundredths: hundredths(query.tax),
      growthHundredths: hundredths(query.growth),
      saleHundredths: hundredths(query.sale),
      waitMonths: Number(query.wait || 0),
      years: Number(query.years || usualYears),
    });
    const { rent, idle, expenses, tax, net } = found.year;
    const answer: WireRentalYield = {
      invested: both(found.invested),
      year: { rent: both(rent), idle: both(idle), expenses: both(expenses), tax: both(tax), net: both(net) },
      gross: found.grossHundredths / 100,
      net: found.netHundredths / 100,
      payback_months: found.paybackMonths,
      years: found.byYear.map(({ year, value, rent: rents, earned }) => ({
        year,
        value: both(value),
        rent: both(rents),
        earned: both(earned),
      })),
      rate: { value: formatRate(rate.rate), date: rate.date, source: rate.source[locale] },
    };
    return reply({ yield: answer });
  };
};

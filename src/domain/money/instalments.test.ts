import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '../../base/kyiv-time.ts';
import { convert, money, wholeUnits } from '../../base/money.ts';
import {
  type DownPayment,
  type Every,
  type InstalmentTerms,
  longestTerm,
  monthlyPayment,
  monthlyPlanOf,
  planInstalments,
  usualInput,
} from './instalments.ts';

const terms: InstalmentTerms = {
  downFromPercent: 30,
  longestMonths: 36,
  monthsWhenDone: 6,
  every: ['month', 'quarter'],
  discounts: [
    { fromPercent: 50, hundredths: 100 },
    { fromPercent: 70, hundredths: 300 },
    { fromPercent: 100, hundredths: 500 },
  ],
  indexed: true,
};
const rate = { tenThousandths: 416_200 };
const inBoth = (dollars: number) => ({
  USD: dollars * 100,
  UAH: wholeUnits(convert(money(dollars * 100, 'USD'), 'UAH', rate)) * 100,
});
const today = '2026-11-21';
const base = { price: inBoth(72_000), months: 24, every: 'month' as Every, terms, longest: 24, today, rate };

function planned(asked: Partial<Parameters<typeof planInstalments>[0]> & { down: DownPayment }) {
  const plan = planInstalments({ ...base, ...asked });
  if (!plan.ok) throw new Error(`refused: ${plan.refusal.field}`);
  return plan.value;
}
const percent = (value: number): DownPayment => ({ percentHundredths: value * 100 });

const anyTerms = fc.record({
  downFromPercent: fc.integer({ min: 0, max: 100 }),
  longestMonths: fc.integer({ min: 1, max: 60 }),
  monthsWhenDone: fc.integer({ min: 0, max: 24 }),
  every: fc.subarray<Every>(['month', 'quarter'], { minLength: 1 }),
  discounts: fc.array(fc.record({ fromPercent: fc.integer({ min: 1, max: 100 }), hundredths: fc.integer({ min: 0, max: 3_000 }) }), {
    maxLength: 4,
  }),
  indexed: fc.boolean(),
});
const anyRate = fc.integer({ min: 100_000, max: 2_000_000 }).map((tenThousandths) => ({ tenThousandths }));
const anyPrice = fc
  .tuple(fc.integer({ min: 1, max: 50_000_000 }), fc.integer({ min: 1, max: 2_000_000_000 }))
  .map(([usd, uah]) => ({ USD: usd * 100, UAH: uah * 100 }));
const anyAsked = anyPrice.chain((price) =>
  fc.record({
    price: fc.constant(price),
    down: fc.oneof(
      fc.integer({ min: 0, max: 10_000 }).map((percentHundredths): DownPayment => ({ percentHundredths })),
      fc
        .constantFrom<'UAH' | 'USD'>('UAH', 'USD')
        .chain((currency) =>
          fc.integer({ min: 0, max: price[currency] / 100 }).map((units): DownPayment => ({ minor: units * 100, currency })),
        ),
    ),
    months: fc.integer({ min: 1, max: 120 }),
    every: fc.constantFrom<Every>('month', 'quarter'),
    terms: anyTerms,
    longest: fc.integer({ min: 0, max: 60 }),
    today: fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10)),
    rate: anyRate,
  }),
);
const both = ['UAH', 'USD'] as const;

describe('an instalment plan (§1 instalment calculator)', () => {
  it('is the result of a manager’s calculation by hand', () => {
    const bare = { ...terms, discounts: [] };
    const even = planned({ terms: bare, down: percent(30) });
    expect(even.first.USD).toBe(2_160_000);
    expect(even.payments.map(({ amount }) => amount.USD)).toEqual(Array(24).fill(210_000));
    const odd = planned({ terms: bare, price: inBoth(85_500), down: percent(50), months: 12 });
    expect(odd.first.USD).toBe(4_275_000);
    expect(odd.payments.map(({ amount }) => amount.USD)).toEqual([...Array(11).fill(356_200), 356_800]);
  });

  it('adds up to the last unit in both currencies, with the discounted price of an exact fraction', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        const plan = planned(asked);
        for (const currency of both) {
          const sum = plan.payments.reduce((all, { amount }) => all + BigInt(amount[currency]), BigInt(plan.first[currency]));
          expect(sum).toBe(BigInt(plan.total[currency]));
          // Whole units, half up, by big integers: another way to the same price.
          const cut = (BigInt(asked.price[currency]) * BigInt(plan.discountHundredths) * 2n + 10_000n) / 20_000n;
          expect(BigInt(plan.total[currency])).toBe(BigInt(asked.price[currency]) - ((cut * 2n + 100n) / 200n) * 100n);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('pays equal whole amounts, never nothing, the last taking the rest', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        const { payments, first } = planned(asked);
        for (const currency of both) {
          expect(first[currency]).toBeGreaterThanOrEqual(0);
          const amounts = payments.map(({ amount }) => amount[currency]);
          expect(new Set(amounts.slice(0, -1)).size).toBeLessThanOrEqual(1);
          for (const amount of amounts) expect([amount > 0, amount % 100]).toEqual([true, 0]);
          const [regular = 0, last = 0] = [amounts[0], amounts.at(-1)];
          expect(last - regular).toBeGreaterThanOrEqual(0);
          expect(last - regular).toBeLessThan(Math.max(1, payments.length) * 100);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('pays on the day of the month on which it began, or the last one of a shorter month', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        const { payments } = planned(asked);
        const step = asked.every === 'month' ? 1 : 3;
        const [year = 0, month = 0, day = 0] = asked.today.split('-').map(Number);
        for (const [at, { date }] of payments.entries()) {
          const later = Math.min((at + 1) * step, asked.months);
          const ofMonth = new Date(Date.UTC(year, month - 1 + later + 1, 0));
          expect(date).toBe(`${ofMonth.toISOString().slice(0, 8)}${String(Math.min(day, ofMonth.getUTCDate())).padStart(2, '0')}`);
        }
        expect(payments.map(({ date }) => date)).toEqual([...new Set(payments.map(({ date }) => date))].toSorted());
      }),
      { numRuns: 500 },
    );
    const { payments } = planned({ down: percent(30), today: '2026-12-31', months: 3 });
    expect(payments.map(({ date }) => date)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
    const quarters = planned({ down: percent(30), every: 'quarter', months: 8 });
    expect(quarters.payments.map(({ date }) => date)).toEqual(['2027-02-21', '2027-05-21', '2027-07-21']);
  });

  it('costs no more in total with a larger down payment, and no more a month with a longer term', () => {
    const prices = fc.integer({ min: 20_000, max: 900_000 });
    const shares = fc.tuple(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 0, max: 9_000 }));
    const lengths = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(prices, shares, lengths, (dollars, [one, other], [short, long]) => {
        const price = inBoth(dollars);
        const less = planned({ price, down: { percentHundredths: Math.min(one, other) } });
        const more = planned({ price, down: { percentHundredths: Math.max(one, other) } });
        const quick = planned({ price, down: percent(30), months: Math.min(short, long) });
        const slow = planned({ price, down: percent(30), months: Math.max(short, long) });
        for (const currency of both) {
          expect(more.total[currency]).toBeLessThanOrEqual(less.total[currency]);
          expect(more.payments[0]?.amount[currency]).toBeLessThanOrEqual(less.payments[0]?.amount[currency] ?? 0);
          expect(slow.total).toEqual(quick.total);
          expect(slow.payments[0]?.amount[currency]).toBeLessThanOrEqual(quick.payments[0]?.amount[currency] ?? 0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives the discount from the down payment on that earns it, not a hundredth earlier', () => {
    const discountAt = (percentHundredths: number) => planned({ down: { percentHundredths } }).discountHundredths;
    expect([4_999, 5_000, 6_999, 7_000, 9_999, 10_000].map(discountAt)).toEqual([0, 100, 100, 300, 300, 500]);
    // An amount is a share of what the discount leaves: 68,400 of 72,000 is the whole price at 5 % off.
    expect(planned({ down: { minor: 6_840_000, currency: 'USD' } })).toMatchObject({ discountHundredths: 500, payments: [] });
    expect(planned({ down: { minor: 6_839_900, currency: 'USD' } })).toMatchObject({ discountHundredths: 300 });
  });

  it('takes an amount of either currency as it is', () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        const { down } = asked;
        const { first, total, payments } = planned(asked);
        if ('minor' in down && payments.length > 0) expect(first[down.currency]).toBe(Math.min(down.minor, total[down.currency]));
      }),
    );
  });

  it('plans an input outside the conditions too, and names the parts that are outside', () => {
    const outside = (asked: Parameters<typeof planned>[0]) => planned(asked).outside;
    expect(outside({ down: percent(30) })).toEqual([]);
    expect(outside({ down: { percentHundredths: 2_999 } })).toEqual(['down']);
    expect(outside({ down: percent(30), months: 25 })).toEqual(['months']);
    expect(outside({ down: percent(10), months: 25, every: 'quarter', terms: { ...terms, every: ['month'] } })).toEqual([
      'down',
      'months',
      'every',
    ]);
    // Payment at once needs no term.
    expect(outside({ down: percent(100), months: 120, longest: 0 })).toEqual([]);
  });

  it('shows the hryvnia payments after a rise of the dollar by a tenth and by a quarter', () => {
    const { stress } = planned({ terms: { ...terms, discounts: [] }, down: percent(30) });
    expect(stress).toEqual([
      { risePercent: 10, rate: { tenThousandths: 457_820 }, payment: 9_614_200, rest: 230_741_300 },
      { risePercent: 25, rate: { tenThousandths: 520_250 }, payment: 10_925_300, rest: 262_206_000 },
    ]);
    expect(planned({ terms: { ...terms, indexed: false }, down: percent(30) }).stress).toEqual([]);
    expect(planned({ down: percent(100) }).stress).toEqual([]);
  });

  it('refuses an impossible input, with the field', () => {
    const refusal = (asked: Partial<Parameters<typeof planInstalments>[0]>) => {
      const plan = planInstalments({ ...base, down: percent(30), ...asked });
      return plan.ok ? null : plan.refusal.field;
    };
    for (const months of [0, -1, 1.5, 121, Number.NaN]) expect(refusal({ months })).toBe('months');
    for (const percentHundredths of [-1, 10_001, 0.5, Number.NaN]) expect(refusal({ down: { percentHundredths } })).toBe('down');
    expect(refusal({ down: { minor: 7_200_001, currency: 'USD' } })).toBe('down');
    for (const USD of [0, -100, 0.5]) expect(refusal({ price: { UAH: 100, USD } })).toBe('price');
  });
});

describe('the longest term', () => {
  it.each([
    ['2027-Q4', '2026-11-21', 13],
    ['2027-Q4', '2026-12-31', 12],
    ['2029-Q4', '2026-11-21', 36],
    ['2026-Q4', '2026-11-21', 6],
    ['2024-Q4', '2026-11-21', 6],
    [null, '2026-11-21', 36],
  ] as const)('until %s, asked on %s, is %i months', (delivery, day, months) => expect(longestTerm(terms, delivery, day)).toBe(months));

  it('never ends after the quarter of delivery, unless a finished building allows it', () => {
    const strict = { ...terms, monthsWhenDone: 0 };
    const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const from = day.toISOString().slice(0, 10);
        const months = longestTerm(strict, '2027-Q4', from);
        if (months > 0) expect(addMonths(from, months) <= '2027-12-31').toBe(true);
        if (months < 36) expect(addMonths(from, months + 1) > '2027-12-31').toBe(true);
      }),
    );
  });
});

describe('the payment of a month that stands beside a price', () => {
  const anyUsual = fc.option(
    fc.record({ downPercent: fc.integer({ min: 0, max: 100 }), every: fc.constantFrom<Every>('month', 'quarter') }),
  );

  it('is the first payment of the calculator where nothing is chosen, and none where that has no monthly ones', () => {
    fc.assert(
      fc.property(anyTerms, anyUsual, anyPrice, fc.integer({ min: 0, max: 60 }), (someTerms, usual, price, longest) => {
        const { downPercent, months, every } = usualInput(someTerms, usual, longest);
        const { payments, outside } = planned({ price, terms: someTerms, longest, months, every, down: percent(downPercent) });
        const plan = monthlyPlanOf(someTerms, usual, longest);
        const payment = plan && monthlyPayment(price, plan);
        expect(payment).toEqual(every === 'month' && downPercent < 100 ? (payments[0]?.amount ?? null) : null);
        // What most people may take is within the terms.
        expect(outside).toEqual([]);
      }),
    );
  });

  it.each([
    [{ downPercent: 30, every: 'month' } as const, 24, { downPercent: 30, months: 24, discountHundredths: 0 }],
    [{ downPercent: 60, every: 'month' } as const, 24, { downPercent: 60, months: 24, discountHundredths: 100 }],
    [{ downPercent: 10, every: 'month' } as const, 6, { downPercent: 30, months: 6, discountHundredths: 0 }],
    [{ downPercent: 30, every: 'quarter' } as const, 24, null],
    [{ downPercent: 30, every: 'month' } as const, 0, null],
    [null, 12, { downPercent: 30, months: 12, discountHundredths: 0 }],
  ])('of %o over %i months follows %o', (usual, longest, expected) => expect(monthlyPlanOf(terms, usual, longest)).toEqual(expected));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annuity, areaFor, type StateMortgageTerms, stateMortgage } from './state-mortgage.ts';

const terms: StateMortgageTerms = {
  rates: [
    { hundredths: 300, laterHundredths: 600 },
    { hundredths: 700, laterHundredths: 1_000 },
  ],
  laterAfterYears: 10,
  downPercent: 20,
  youngDownPercent: 10,
  areaHundredths: 5_250,
  persons: 2,
  areaPerPersonHundredths: 2_100,
  areaMostHundredths: 11_550,
  overPercent: 10,
  loanMost: 6_000_000,
  yearsMost: 20,
  builtWithinYears: 3,
};
const base = { terms, price: 3_000_000, areaHundredths: 5_000, builtIn: null, today: '2026-11-21', persons: 2, group: 1, young: false };
const asked = { ...base, downHundredths: null, years: null };
function loanOf(change: Partial<Parameters<typeof stateMortgage>[0]> = {}) {
  const found = stateMortgage({ ...asked, ...change });
  if (!found.ok) throw new Error(found.refusal.field);
  return found.value;
}

/** The formula of the textbook. */
const plainAnnuity = (loan: number, hundredths: number, months: number): number => {
  const monthly = hundredths / 120_000;
  return monthly === 0 ? loan / months : (loan * monthly) / (1 - (1 + monthly) ** -months);
};

const anyAsked = fc.record({
  price: fc.integer({ min: 100_000, max: 60_000_000 }),
  areaHundredths: fc.integer({ min: 1_500, max: 20_000 }),
  persons: fc.integer({ min: 1, max: 9 }),
  group: fc.constantFrom(0, 1),
  young: fc.boolean(),
  downHundredths: fc.option(fc.integer({ min: 0, max: 10_000 })),
  years: fc.integer({ min: 1, max: 20 }),
});

describe('the state’s mortgage (єОселя)', () => {
  it('is paid off to the hryvnia: interest and principal add up to every payment, and nothing is left', () => {
    fc.assert(
      fc.property(anyAsked, (change) => {
        const { loan, down, downLeast, byYear, interest, payments, years } = loanOf(change);
        expect(down + loan).toBe(change.price);
        expect(down).toBeGreaterThanOrEqual(downLeast);
        expect(loan).toBeLessThanOrEqual(terms.loanMost);
        expect(byYear.reduce((sum, { principal }) => sum + principal, 0)).toBe(loan);
        expect(byYear.reduce((sum, year) => sum + year.interest, 0)).toBe(interest);
        expect(byYear.at(-1)?.rest ?? 0).toBe(0);
        let rest = loan;
        for (const [at, year] of byYear.entries()) {
          rest -= year.principal;
          expect([year.year, year.rest]).toEqual([at + 1, rest]);
          // Every month but those of the last year costs the same.
          const { payment = 0 } = payments.findLast(({ fromYear }) => fromYear <= year.year) ?? {};
          if (at < byYear.length - 1) expect(year.principal + year.interest).toBe(payment * 12);
          // The last payment takes what the rounding of interest leaves, at most half a hryvnia a month with its interest.
          else expect(year.principal + year.interest).toBeLessThanOrEqual(payment * 12 + years * 12);
        }
        expect(byYear.length).toBeLessThanOrEqual(years);
        // Whole hryvnias pay a very small loan off before the later rate begins.
        expect(payments.map(({ fromYear }) => fromYear)).toEqual(loan === 0 ? [] : byYear.length > 10 ? [1, 11] : [1]);
      }),
    );
  });

  it('asks for the payment of the textbook’s formula, rounded up', () => {
    const anyLoan = fc.integer({ min: 1_000, max: 6_000_000 });
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 12, max: 240 }), (loan, hundredths, months) => {
        const exact = plainAnnuity(loan, hundredths, months);
        const payment = annuity(loan, hundredths, months);
        expect(payment).toBeGreaterThanOrEqual(exact - 1e-6);
        expect(payment).toBeLessThan(exact + 1 + 1e-6);
      }),
    );
  });

  it('costs more after the tenth year, when the rate rises', () => {
    const { loan, payments } = loanOf();
    expect(loan).toBe(2_400_000);
    expect(payments[0]).toEqual({ hundredths: 700, fromYear: 1, payment: Math.ceil(plainAnnuity(2_400_000, 700, 240)) });
    const [first, later] = payments;
    expect(later).toMatchObject({ hundredths: 1_000, fromYear: 11 });
    expect(later?.payment).toBeGreaterThan(first?.payment ?? 0);
    expect(loanOf({ years: 10 }).payments).toHaveLength(1);
  });

  it.each([
    [1, 5_250],
    [2, 5_250],
    [3, 7_350],
    [4, 9_450],
    [5, 11_550],
    [8, 11_550],
  ])('lets %i persons have %i hundredths of m²', (persons, area) => expect(areaFor(terms, persons)).toBe(area));

  it('is not for a home that is too large or too old, and says why', () => {
    expect(loanOf({ areaHundredths: 5_250 })).toMatchObject({ ineligible: [], ownAreaHundredths: 0, downLeast: 600_000 });
    // A tenth above the norm is allowed, and the borrower pays for it.
    expect(loanOf({ areaHundredths: 5_775 })).toMatchObject({ ineligible: [], ownAreaHundredths: 525, downLeast: 818_182 });
    expect(loanOf({ areaHundredths: 5_776 }).ineligible).toEqual(['area']);
    expect(loanOf({ areaHundredths: 5_776, persons: 3 }).ineligible).toEqual([]);
    expect([5_776, 8_100, 12_706].map((areaHundredths) => loanOf({ areaHundredths }).personsFrom)).toEqual([3, 4, null]);
    expect(loanOf({ builtIn: '2023-Q4' }).ineligible).toEqual([]);
    expect(loanOf({ builtIn: '2023-Q3' }).ineligible).toEqual(['age']);
    expect(loanOf({ builtIn: '2020-Q1', areaHundredths: 9_000 }).ineligible).toEqual(['area', 'age']);
  });

  it('takes less from the young, and never lends more than the state does', () => {
    expect(loanOf({ young: true }).downLeast).toBe(300_000);
    expect(loanOf({ price: 10_000_000 })).toMatchObject({ loan: 6_000_000, down: 4_000_000 });
    expect(loanOf({ downHundredths: 5_000 })).toMatchObject({ down: 1_500_000, loan: 1_500_000 });
    expect(loanOf({ downHundredths: 10_000 })).toMatchObject({ loan: 0, payments: [], byYear: [] });
  });

  it.each([
    ['persons', { persons: 0 }],
    ['persons', { persons: 21 }],
    ['group', { group: 2 }],
    ['loan_years', { years: 21 }],
    ['loan_down', { downHundredths: 10_001 }],
  ])('refuses %s of %o', (field, change) =>
    expect(stateMortgage({ ...asked, ...change })).toMatchObject({ ok: false, refusal: { field } }),
  );
});

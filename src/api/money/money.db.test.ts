import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openApi, strict } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import type { FieldCode } from '../../contract/errors.ts';
import { type InstalmentQuery, instalmentAnswerSchema, instalmentQuerySchema } from '../../contract/money/instalments.ts';
import { type YieldQuery, yieldAnswerSchema, yieldQuerySchema } from '../../contract/money/rental-yield.ts';
import { type StateMortgageQuery, stateMortgageAnswerSchema } from '../../contract/money/state-mortgage.ts';

type Wrong = [value: string, code: FieldCode][];
const malformed = (...values: string[]): Wrong => values.map((value) => [value, 'malformed']);
const extraErrors = (...values: string[]): Wrong => values.map((value) => [value, 'out-of-range']);
const slug: Wrong = malformed("';drop table", 'a\0', 'a b', 'x'.repeat(121));
const flag: Wrong = [
  ['2', 'unknown'],
  ['true', 'unknown'],
];
const amount: Wrong = [...malformed('-5', '1.5', '1e5', 'NaN', '5 000', '1'.repeat(13)), ...extraErrors('1000000000')];
const percent: Wrong = [...malformed('30%', '-1', '30,5', '1e1', '.5', '30.555'), ...extraErrors('100.01', '101')];

const wrongInputs: { [Name in keyof InstalmentQuery]-?: Wrong } = {
  apartment: slug,
  project: [...slug, ['no-such-project', 'unknown']],
  price: [...amount, ...extraErrors('0')],
  usd: flag,
  down: percent,
  first: amount,
  months: [...malformed('-1', '1.5', 'рік'), ...extraErrors('0', '121')],
  every: [
    ['week', 'unknown'],
    ['Month', 'unknown'],
  ],
};
const wrongLoans: { [Name in keyof StateMortgageQuery]-?: Wrong } = {
  apartment: slug,
  persons: [...malformed('-1', '1.5', 'двоє'), ...extraErrors('0', '21')],
  // The contents of these tests name one group and twenty years.
  group: [...malformed('-1', 'x'), ...extraErrors('0', '2', '10')],
  young: flag,
  loan_down: [...malformed('-1', '20.5', '20%'), ...extraErrors('101')],
  loan_years: [...malformed('-1', '1.5'), ...extraErrors('0', '21', '100')],
};
const wrongAssumptions: { [Name in keyof YieldQuery]-?: Wrong } = {
  price: [...amount, ...extraErrors('0')],
  usd: flag,
  fitout: amount,
  rent: amount,
  expenses: amount,
  idle: [...malformed('-1', '1.55', 'x'), ...extraErrors('12.1', '13')],
  tax: percent,
  growth: [...malformed('--1', '5%', '1e1'), ...extraErrors('50.01', '-51')],
  sale: percent,
  wait: [...malformed('-1', '1.5'), ...extraErrors('61')],
  years: [...malformed('-1', '1.5'), ...extraErrors('0', '21')],
};

onOneEngine('money over the API (§1 instalment calculator, investments)', (open) => {
  const flats = [{ price_minor: 7_200_000 }, { section: 'S3', price_minor: 9_000_000 }];

  it('plans a flat by its own price, delivery and terms', async () => {
    const { client } = await openApi(await open(), { flats });
    const { plan } = strict(
      instalmentAnswerSchema,
      await client('GET /api/{locale}/instalment-plan', { query: { apartment: 'flat-0', down: '30', months: '12' } }),
    );
    const { cost, cost_usd, terms, payments, first, first_usd, total, total_usd } = plan;
    const flat = (await client('GET /api/{locale}/apartment/{slug}', { slug: 'flat-0' })).apartment;
    expect([plan.apartment?.slug, cost, cost_usd]).toEqual(['flat-0', flat.cost, flat.cost_usd]);
    expect(payments).toHaveLength(12);
    expect(payments[0]?.date).toBe('2026-12-21');
    expect(first + payments.reduce((sum, payment) => sum + payment.cost, 0)).toBe(total);
    expect(first_usd + payments.reduce((sum, payment) => sum + payment.cost_usd, 0)).toBe(total_usd);
    expect(terms).toMatchObject({ down_from: 30, every: ['month', 'quarter'], indexed: true });
    expect(plan.stress.map(({ percent: rise, rate }) => [rise, rate])).toEqual([
      [10, '45.3750'],
      [25, '51.5625'],
    ]);
    expect(plan.rate).toEqual({ value: '41.2500', date: '2026-11-20', source: 'NBU' });
  });

  it('defaults to the terms, and names the input outside of them', async () => {
    const { client } = await openApi(await open(), { flats });
    const begun = (await client('GET /api/{locale}/instalment-plan', { query: { project: 'project-2' } })).plan;
    expect(begun).toMatchObject({ project: { slug: 'project-2' }, down: 40, every: 'quarter', outside: [], stress: [] });
    expect(begun.months).toBe(begun.terms.months_to);
    const wished = (
      await client('GET /api/{locale}/instalment-plan', { query: { project: 'project-2', down: '10', months: '120', every: 'month' } })
    ).plan;
    expect(wished.outside).toEqual(['down', 'months', 'every']);
    expect(wished.payments).toHaveLength(120);
  });

  it('says beside each price what a month costs, finds flats by it and gives its bounds (§4)', async () => {
    const { client } = await openApi(await open(), { flats });
    const { items, bounds } = (await client('GET /api/{locale}/apartments', { query: {} })).apartments;
    for (const { slug, monthly } of items) {
      const { plan } = await client('GET /api/{locale}/instalment-plan', { query: { apartment: slug } });
      const [next] = plan.payments;
      const first =
        next && plan.every === 'month' ? { cost: next.cost, cost_usd: next.cost_usd, down: plan.down, months: plan.months } : null;
      expect([slug, monthly]).toEqual([slug, first]);
    }
    const sums = items.flatMap(({ monthly }) => (monthly ? [monthly.cost_usd] : []));
    expect(sums.length).toBeGreaterThan(0);
    const [least, most] = [Math.min(...sums), Math.max(...sums)];
    expect(bounds).toMatchObject({ monthlyFromUSD: least, monthlyToUSD: most });
    const found = async (query: string) => (await client('GET /api/{locale}/apartments', { query })).apartments;
    const cheapest = await found(`usd=1&monthlyTo=${least}&monthlySteps=${least - 1},${most}`);
    expect(cheapest.items.map(({ monthly }) => monthly?.cost_usd)).toEqual([least]);
    expect(cheapest.facets.monthlyTo).toEqual({ [least - 1]: 0, [most]: sums.length });
    expect((await found(`usd=1&monthlyTo=${least - 1}`)).relax).toEqual({ filter: 'monthly', total: items.length });
  });

  it('calculates a flat by the state’s mortgage, and says for whom it is none', async () => {
    const { client } = await openApi(await open(), { flats });
    const loan = async (query: object) =>
      strict(stateMortgageAnswerSchema, await client('GET /api/{locale}/state-mortgage', { query: { apartment: 'flat-0', ...query } }))
        .mortgage;
    const { apartment } = await client('GET /api/{locale}/apartment/{slug}', { slug: 'flat-0' });
    const found = await loan({});
    expect(found).toMatchObject({ price: { cost: apartment.cost, cost_usd: apartment.cost_usd }, persons: 2, years: 20, group: 1 });
    expect(found.terms).toMatchObject({
      since: '2026-02-10',
      down_from: 20,
      groups: [{ name: 'everyone', percent: 7, later_percent: 10 }],
    });
    expect(found.down.cost + found.loan.cost).toBe(apartment.cost);
    expect(found.by_year.reduce((sum, year) => sum + year.principal, 0)).toBe(found.loan.cost);
    expect(found.by_year.at(-1)?.rest).toBe(0);
    expect([found.area_to, (await loan({ persons: '4' })).area_to]).toEqual([52.5, 94.5]);
    expect(found.ineligible).toEqual(apartment.area > 52.5 * 1.1 ? ['area'] : []);
  });

  it('plans any price in either currency, an amount paid at once too', async () => {
    const { client } = await openApi(await open(), { flats });
    const { plan } = await client('GET /api/{locale}/instalment-plan', {
      query: { price: '80000', usd: '1', first: '25000', months: '24' },
    });
    expect(plan).toMatchObject({
      apartment: null,
      project: null,
      cost: 3_300_000,
      cost_usd: 80_000,
      first_usd: 25_000,
      down: 31.25,
      outside: [],
    });
    const inHryvnias = (await client('GET /api/{locale}/instalment-plan', { query: { price: '3300000', first: '3300000' } })).plan;
    expect(inHryvnias).toMatchObject({ discount: 5, total: 3_135_000, first: 3_135_000, payments: [], outside: [] });
  });

  it('calculates the yield with every assumption, losses too', async () => {
    const { client } = await openApi(await open(), { flats });
    const asked = 'price=80000&fitout=20000&rent=700&expenses=60&idle=1&tax=23&sale=6&wait=6&years=3&usd=1';
    const { yield: found } = strict(yieldAnswerSchema, await client('GET /api/{locale}/rental-yield', { query: asked }));
    expect(found).toMatchObject({ invested: { cost_usd: 100_000, cost: 4_125_000 }, gross: 8.4, net: 5.21, payback_months: 237 });
    expect(found.year.net.cost_usd).toBe(5_209);
    expect(found.years.map(({ earned }) => earned.cost_usd)).toEqual([-22_195, -16_986, -11_777]);
    expect((await client('GET /api/{locale}/rental-yield', { query: { price: '1000000' } })).yield.years).toHaveLength(10);
  });

  it('answers every wrong value of every name 400 with its field and code', async () => {
    const { refused } = await openApi(await open(), { flats });
    const cases: { address: string; right: Record<string, string>; wrong: object }[] = [
      { address: 'instalment-plan', right: { price: '72000', usd: '1' }, wrong: wrongInputs },
      { address: 'rental-yield', right: { price: '72000', usd: '1' }, wrong: wrongAssumptions },
      { address: 'state-mortgage', right: { apartment: 'flat-0' }, wrong: wrongLoans },
    ];
    for (const { address, right, wrong } of cases) {
      const expectRefused = async (query: URLSearchParams | string, field: string, code: FieldCode) => {
        const { status, errors } = await refused(`/api/en/${address}?${query}`);
        expect([`${query}`, status, errors]).toEqual([`${query}`, 400, { [field]: [code] }]);
      };
      for (const [name, values] of Object.entries<Wrong>({ ...wrong })) {
        const rest = Object.entries(right).filter(([other]) => name !== 'apartment' && other !== name);
        for (const [value, code] of values) await expectRefused(new URLSearchParams([...rest, [name, value]]), name, code);
        await expectRefused(new URLSearchParams([...rest, [name, '1'], [name, '1']]), name, 'repeated');
      }
      await expectRefused(`${new URLSearchParams(right)}&stray=1`, 'stray', 'unknown');
    }
    const input = (query: string) => refused(`/api/uk/instalment-plan?${query}`);
    expect((await input('')).errors).toEqual({ apartment: ['required'] });
    expect((await input('apartment=flat-0&price=5')).errors).toEqual({ price: ['repeated'] });
    expect((await input('apartment=flat-0&project=project-1')).errors).toEqual({ project: ['repeated'] });
    expect((await input('apartment=flat-0&down=30&first=10')).errors).toEqual({ first: ['repeated'] });
    expect((await input('apartment=flat-0&first=999999999')).errors).toEqual({ first: ['out-of-range'] });
    expect((await input('price=1&first=0')).errors).toEqual({ first: ['out-of-range'] });
    expect((await input('apartment=none')).status).toBe(404);
    expect((await refused('/api/uk/state-mortgage')).errors).toEqual({ apartment: ['required'] });
    expect((await refused('/api/uk/rental-yield?rent=5')).errors).toEqual({ price: ['required'] });
  });

  it('answers any input that the contract accepts, with a plan or with the wrong field', async () => {
    const { ask } = await openApi(await open(), { flats });
    const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.nat().map(String), fc.double().map(String));
    const names = Object.keys(instalmentQuerySchema.shape);
    const assumptions = Object.keys(yieldQuerySchema.shape);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), fc.constantFrom(...assumptions), anything, async (name, other, value) => {
        const input = await ask(`/api/uk/instalment-plan?${new URLSearchParams({ price: '1000000', [name]: value })}`);
        const assumed = await ask(`/api/uk/rental-yield?${new URLSearchParams({ price: '1000000', [other]: value })}`);
        expect([200, 400, ...(name === 'apartment' ? [404] : [])]).toContain(input.status);
        expect([200, 400]).toContain(assumed.status);
        for (const answer of [input, assumed]) if (answer.status === 400) expect(await answer.json()).toHaveProperty('errors');
      }),
      { numRuns: 200 },
    );
  });
});

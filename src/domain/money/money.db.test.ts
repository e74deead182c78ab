import { expect, it } from 'vitest';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import type { Quarter } from '../../base/kyiv-time.ts';
import { announceChange } from '../../platform/database/database.ts';
import { type DailyRate, type InstalmentTerms, makeMoney } from './money.ts';

const day = (date: string, tenThousandths: number): DailyRate => ({ rate: { tenThousandths }, date, source: { uk: 'НБУ', en: 'NBU' } });

onEachEngine('daily rates', (open) => {
  const build = async (now = '2026-11-20T10:00:00Z') => {
    const { kysely: db, watch } = await open();
    let at = new Date(now);
    let announced = 0;
    const money = makeMoney({
      db,
      clock: () => at,
      announce: async (transaction) => {
        announced++;
        await announceChange(transaction, 'money');
      },
    });
    return { money, watch, announced: () => announced, moveTo: (time: string) => (at = new Date(time)) };
  };

  it('has no rate before the first one is stored', async () => {
    const { money } = await build();
    await money.reload();
    expect(money.currentRate()).toBeNull();
  });

  it('holds from midnight in Kyiv of its date', async () => {
    const { money, moveTo } = await build('2026-11-20T21:59:59Z');
    await money.storeRates([day('2026-11-20', 412_508), day('2026-11-21', 413_000)]);
    expect(money.currentRate()).toEqual(day('2026-11-20', 412_508));
    moveTo('2026-11-20T22:00:00Z');
    expect(money.currentRate()?.date).toBe('2026-11-21');
  });

  it('replaces a corrected rate, and announces only what changed', async () => {
    const { money, announced } = await build();
    await money.storeRates([day('2026-11-20', 412_508)]);
    await money.storeRates([day('2026-11-20', 412_508)]);
    expect(announced()).toBe(1);
    await money.storeRates([day('2026-11-20', 412_600)]);
    expect([announced(), money.currentRate()?.rate.tenThousandths]).toEqual([2, 412_600]);
  });

  it('goes on with the last stored rate when the publisher is down', async () => {
    const { money } = await build();
    await money.storeRates([day('2026-11-18', 411_000)]);
    const refreshed = await money.refresh({ latest: () => Promise.reject(new Error('down')) });
    expect(refreshed).toMatchObject({ ok: false, refusal: { kind: 'rates-unreachable' } });
    expect(money.currentRate()).toEqual(day('2026-11-18', 411_000));
  });

  const terms = (downFromPercent: number): InstalmentTerms => ({
    downFromPercent,
    longestMonths: 24,
    monthsWhenDone: 0,
    every: ['month'],
    discounts: [],
    indexed: true,
  });
  const input = (project: string | null, delivery: Quarter | null) => ({
    project,
    delivery,
    price: { USD: 8_000_000, UAH: 330_000_000 },
    down: null,
    months: null,
    every: null,
  });

  it('plans by the terms of the project, else by the general ones, from today in Kyiv (§1 instalment calculator)', async () => {
    const { money, announced, moveTo } = await build('2026-11-20T22:30:00Z');
    await money.storeRates([day('2026-11-20', 412_500)]);
    expect(money.instalmentPlan(input(null, null))).toMatchObject({ ok: false, refusal: { kind: 'no-terms' } });
    await money.loadTerms({ general: terms(30), projects: { luhova: terms(45) } });
    expect(announced()).toBe(2);
    const plan = (project: string | null, delivery: Quarter | null) => {
      const planned = money.instalmentPlan(input(project, delivery));
      if (!planned.ok) throw new Error(planned.refusal.kind);
      return planned.value;
    };
    expect(plan('luhova', null)).toMatchObject({ downHundredths: 4_500, months: 24 });
    expect(plan('other', '2027-Q2')).toMatchObject({ downHundredths: 3_000, months: 7, longest: 7, outside: [] });
    expect(plan(null, null).payments[0]?.date).toBe('2026-12-21');
    // A finished building of these terms is paid for at once.
    expect(plan('other', '2026-Q1')).toMatchObject({ downHundredths: 10_000, payments: [], outside: [] });

    // The same plans until the terms or the day change: prices by the month are computed anew for other plans alone.
    const known = money.monthlyPlans();
    expect(known.of('other', '2027-Q2')).toEqual({ downPercent: 30, months: 7, discountHundredths: 0 });
    expect(known.of('other', '2026-Q1')).toBeNull();
    await money.storeRates([day('2026-11-21', 414_000)]);
    expect(money.monthlyPlans()).toBe(known);
    await money.loadTerms({ general: { ...terms(30), usual: { downPercent: 50, every: 'month' } }, projects: { luhova: terms(45) } });
    expect(money.monthlyPlans().of('luhova', '2027-Q2')).toMatchObject({ downPercent: 50 });
    expect(plan('luhova', null)).toMatchObject({ downHundredths: 5_000 });
    moveTo('2026-12-31T22:00:00Z');
    expect(money.monthlyPlans().of('luhova', '2027-Q2')).toMatchObject({ months: 5 });
    moveTo('2026-11-20T22:30:00Z');

    await money.loadTerms({ general: terms(20), projects: {} });
    expect(plan('luhova', null)).toMatchObject({ downHundredths: 2_000 });
  });
});

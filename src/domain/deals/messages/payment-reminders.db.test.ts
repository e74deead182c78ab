import { expect, it } from 'vitest';
import { seedCatalogue } from '../../../../tests/support/contents/catalogue-rows.ts';
import { onEachEngine } from '../../../../tests/support/databases/database.ts';
import { openDeals, somePerson } from '../../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import type { Contract } from '../deals.ts';

const day = 60 * 24;
const first = { dueOn: '2026-12-01', amountMinor: 2_000_000, paidMinor: 500_000, paidOn: null };
const last = { dueOn: '2027-03-01', amountMinor: 4_000_000, paidMinor: 0, paidOn: null };
const contract: Contract = { number: 'Д-7', signedOn: '2026-11-21', total: { minor: 6_000_000, currency: 'USD' }, payments: [first, last] };

onEachEngine('reminders of payments', (open) => {
  /** A flat that was put under a contract on 21 November at noon, and the reminders that were put out at the last look. */
  async function build(signed: Contract) {
    const database = await open();
    const clock = movableClock('2026-11-21T12:00:00Z');
    const [flat = 0] = await seedCatalogue(database.kysely, [{}]);
    const { db, deals, hold, step, manage, hear, someClient } = await openDeals(database, { clock });
    const olena = await someClient();
    const held = await hold(olena, flat);
    if (!held.ok) throw new Error(JSON.stringify(held.refusal));
    const { id } = held.value;
    await step(olena, id, { kind: 'person', person: somePerson });
    await manage(id, 'sign', signed);
    const payloads = async (kind: string) => {
      const rows = await db.selectFrom('outbox').select('payload').where('kind', '=', kind).orderBy('created_at').orderBy('key').execute();
      return rows.map(({ payload }) => payload as Record<string, unknown>);
    };
    const look = async () => {
      await deals.endDue();
      return (await payloads('letter-deal')).filter(({ about }) => about === 'payment-near');
    };
    const write = (task: object | undefined) => deals.writeDealLetter(task as Parameters<typeof deals.writeDealLetter>[0]);
    const crmSays = (payments: Contract['payments']) =>
      hear({ dealId: id, at: clock(), step: null, stepAt: null, contract: { ...contract, payments }, documents: [] });
    return { clock, look, write, crmSays, payloads };
  }

  it('come three days before, by day and once, and not for what is paid meanwhile', async () => {
    const { clock, look, write, crmSays, payloads } = await build(contract);
    clock.pass(6 * day);
    expect(await look(), '27 November').toEqual([]);
    clock.pass(day / 2 - 60);
    expect(await look(), '28 November, one at night').toEqual([]);
    clock.pass(day / 2);
    const [task] = await look();
    expect(await look(), '28 November').toHaveLength(1);
    expect((await payloads('sms')).map(({ text }) => text).at(-1)).toBe(
      'Нагадуємо: до 1 грудня 2026 — платіж 15 000 $ за 1-кімнатну квартиру № 1 («Проєкт 1»). Графік: https://example.test/account/objects/',
    );
    expect((await write(task))?.text.replaceAll('\u00a0', ' ')).toContain('За графіком — 15 000 $ до 1 грудня 2026.');
    await crmSays([{ ...first, paidMinor: 2_000_000, paidOn: '2026-11-28' }, last]);
    expect(await write(task), 'paid before it left').toBeNull();
    clock.pass(91 * day);
    expect((await look()).map(({ dueOn }) => dueOn)).toEqual(['2026-12-01', '2027-03-01']);
  });

  it('come also while an earlier payment is late, once for all that is due on one day, and again for a day to which it is moved', async () => {
    const half = { dueOn: '2027-03-01', amountMinor: 2_000_000, paidMinor: 0, paidOn: null };
    const near = { ...half, dueOn: '2027-03-02', amountMinor: 500_000 };
    const most = { ...half, amountMinor: 1_500_000 };
    const { clock, look, write, crmSays, payloads } = await build({ ...contract, payments: [first, half, most, near] });
    const days = async () => (await look()).map(({ dueOn }) => dueOn);
    clock.pass(7 * day);
    expect(await days(), '28 November').toEqual(['2026-12-01']);
    clock.pass(92 * day);
    expect(await days(), '28 February').toEqual(['2026-12-01', '2027-03-01', '2027-03-02']);
    const [, task] = await look();
    const [text] = (await payloads('sms')).map(({ text }) => String(text)).filter((text) => text.includes('1 березня'));
    expect(text).toContain('платіж 35 000 $');
    expect((await write(task))?.text.replaceAll('\u00a0', ' ')).toContain('За графіком — 35 000 $ до 1 березня 2027.');
    await crmSays([first, { ...half, paidMinor: 2_000_000, paidOn: '2027-02-28' }, most, { ...near, dueOn: '2027-02-28' }]);
    expect((await write(task))?.text.replaceAll('\u00a0', ' '), 'half paid meanwhile').toContain('За графіком — 15 000 $');
    expect(await days(), 'moved').toEqual(['2026-12-01', '2027-02-28', '2027-03-01', '2027-03-02']);
    expect(await look()).toHaveLength(4);
  });

  it('do not repeat what a contract of the same day has said', async () => {
    const { clock, look } = await build({ ...contract, payments: [{ ...first, dueOn: '2026-11-23' }, last] });
    expect(await look()).toEqual([]);
    clock.pass(day);
    expect((await look()).map(({ dueOn }) => dueOn)).toEqual(['2026-11-23']);
  });
});

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { FlatSeed } from '../../../tests/support/contents/catalogue-rows.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { buildDeals, hours } from '../../../tests/support/deals/deal-stories.ts';
import { somePerson } from '../../../tests/support/deals/open-deals.ts';
import type { DealTerms } from './deals.ts';

onEachEngine('deals', (open) => {
  const build = (flats?: FlatSeed[], terms?: Partial<DealTerms>) => buildDeals(open, flats, terms);

  it('holds a flat for 15 minutes at the price and the rate of the moment, and shows it (§1, §5)', async () => {
    const { made, shown, clock, deals, db, flat, catalogue, someClient } = await build();
    const olena = await someClient();
    const deal = await made(olena);
    expect(deal).toMatchObject({ state: 'held', uahMinor: 247_500_000, usdMinor: 6_000_000, rate: { tenThousandths: 412_500 } });
    expect(deal.endsAt).toEqual(new Date('2026-11-21T12:15:00Z'));
    expect(deal.allowed).toEqual(['person', 'extend', 'cancel']);
    expect(await shown()).toEqual(['held', '2026-11-21T12:15:00.000Z', true]);
    await catalogue.followChanges();
    expect(catalogue.findFlat('flat-0')?.flat).toMatchObject({ status: 'held', bookingExpiration: deal.endsAt });
    await db.updateTable('apartment').set({ price_minor: 9_000_000 }).where('id', '=', flat).execute();
    expect(await deals.getDeal({ clientId: olena, dealId: deal.id })).toMatchObject({ usdMinor: 6_000_000 });
    clock.pass(14.99);
    expect(await deals.getDeal({ clientId: olena, dealId: deal.id })).toMatchObject({ state: 'held' });
    clock.pass(0.01);
    expect(await deals.getDeal({ clientId: olena, dealId: deal.id })).toMatchObject({
      state: 'expired',
      allowed: [],
      endedAt: deal.endsAt,
    });
    expect(catalogue.findFlat('flat-0')?.flat).toMatchObject({ status: 'available', bookingExpiration: null });
    expect(await deals.getDeal({ clientId: await someClient(), dealId: deal.id })).toBeNull();
  });

  it('§1 limits repeated holds: three of one flat a day, ten of all, also across new accounts of the phone', async () => {
    const flats = Array.from({ length: 7 }, () => ({}));
    const { ids, hold, cancel, made, clock, db, people, paying, flat } = await build(flats, { holdsOfFlatADay: 3, holdsADay: 10 });
    const [olena, petro] = await people(2);
    const letGo = async (client: string, id = flat) => cancel(client, (await made(client, id)).id);
    const { say, deal } = await paying(olena);
    await say('paid');
    await cancel(olena, deal.id);
    for (const after of [0, 60, 60]) {
      clock.pass(after);
      await letGo(olena);
    }
    const again = new Date('2026-11-22T12:00:00Z');
    expect(await hold(olena, flat)).toEqual({ ok: false, refusal: { kind: 'held-too-often', of: 'apartment', again } });
    expect((await hold(petro, flat)).ok).toBe(true);
    clock.pass(hours(22) - 0.001);
    expect((await hold(olena, flat)).ok).toBe(false);
    clock.pass(0.001);
    await letGo(olena);
    // The phone of a deleted client stays on holds for as long as they count.
    await db.updateTable('client').set({ phone: 'deleted' }).where('id', '=', olena).execute();
    await db.updateTable('client').set({ phone: '+380501234567' }).where('id', '=', petro).execute();
    expect(await hold(petro, flat)).toMatchObject({ ok: false, refusal: { kind: 'held-too-often', of: 'apartment' } });
    for (const id of ids.slice(1, 7)) await letGo(petro, id);
    expect(await hold(petro, ids[1] ?? 0)).toMatchObject({ ok: false, refusal: { kind: 'held-too-often', of: 'all' } });
  });

  it('§1 holds a flat only under the present terms, whose version includes their numbers', async () => {
    const { flat, deals, inTransaction, someClient } = await build();
    const { deals: others } = await build([{}], { depositMinor: 3_000_000 });
    expect(others.terms.version).not.toBe(deals.terms.version);
    const asked = {
      clientId: await someClient(),
      phone: '+380501234567',
      apartmentId: flat,
      locale: 'uk',
      way: 'deposit',
      campaign: {},
    } as const;
    const make = (terms: string) => inTransaction((trx) => deals.makeDeal(trx, { ...asked, terms }));
    for (const terms of [others.terms.version, 'booking-2025-01', ''])
      expect(await make(terms)).toEqual({ ok: false, refusal: { kind: 'other-terms', version: deals.terms.version } });
    const held = await make(deals.terms.version);
    expect(held.ok && held.value.terms).toBe(deals.terms.version);
  });

  it('gives one flat to one client, and shows the others its state and the end of the hold (§1)', async () => {
    const { made, hold, flat, clock, other, third, db, people } = await build([
      {},
      {},
      {},
      { status: 'sold' },
      { listed: false },
      { status: 'reserved' },
    ]);
    const [olena, petro] = await people(2);
    const deal = await made(olena);
    expect(await hold(petro, flat)).toEqual({ ok: false, refusal: { kind: 'apartment-taken', status: 'held', until: deal.endsAt } });
    expect((await made(olena)).id).toBe(deal.id);
    await made(olena, other);
    expect(await hold(olena, third)).toEqual({ ok: false, refusal: { kind: 'too-many-holds', most: 2 } });
    expect(await hold(petro, 999_999)).toMatchObject({ refusal: { kind: 'unknown-apartment' } });
    const rest = await db.selectFrom('apartment').select('id').where('id', '>', third).orderBy('id').execute();
    const refused = await Promise.all(rest.map(async ({ id }) => (await hold(petro, id)) as { refusal: object }));
    expect(refused.map(({ refusal }) => refusal)).toEqual([
      { kind: 'not-for-sale', status: 'sold' },
      { kind: 'not-for-sale', status: 'available' },
      { kind: 'apartment-taken', status: 'reserved', until: null },
    ]);
    clock.pass(15);
    const next = await made(petro);
    expect(next.id).not.toBe(deal.id);
    expect(await made(olena, third)).toMatchObject({ state: 'held' });
  });

  it('takes each step that its state allows, refuses the rest, and stores each in the history (§1)', async () => {
    const { made, step, cancel, clock, db, shown, messages, someClient } = await build();
    const olena = await someClient();
    const deal = await made(olena);
    expect(await step(olena, deal.id, { kind: 'ask-manager' })).toEqual({
      ok: false,
      refusal: { kind: 'not-now', state: 'held', allowed: ['person', 'extend', 'cancel'] },
    });
    expect(await step(await someClient(), deal.id, { kind: 'extend' })).toMatchObject({ refusal: { kind: 'unknown-deal' } });
    await step(olena, deal.id, { kind: 'person', person: somePerson });
    expect(await step(olena, deal.id, { kind: 'extend' })).toMatchObject({ value: { endsAt: new Date('2026-11-21T12:30:00Z') } });
    expect(await step(olena, deal.id, { kind: 'extend' })).toMatchObject({ refusal: { kind: 'not-now' } });
    clock.pass(20);
    const requested = await step(olena, deal.id, { kind: 'ask-manager' });
    expect(requested).toMatchObject({ value: { state: 'requested', way: 'manager', allowed: ['person', 'pay', 'cancel'] } });
    expect(await shown()).toEqual(['reserved', '2026-11-22T12:20:00.000Z', true]);
    expect(await cancel(olena, deal.id)).toMatchObject({ value: { state: 'cancelled', allowed: [] } });
    expect(await cancel(olena, deal.id)).toMatchObject({ refusal: { kind: 'not-now', state: 'cancelled', allowed: [] } });
    expect(await shown()).toEqual(['available', null, false]);
    const history = await db
      .selectFrom('deal_event')
      .select(['position', 'who', 'from_state', 'to_state', 'why'])
      .orderBy('position')
      .execute();
    expect(history.map(({ position, who, from_state, to_state, why }) => [position, who, from_state, to_state, why])).toEqual([
      [1, 'client', null, 'held', 'make'],
      [2, 'client', 'held', 'held', 'person'],
      [3, 'client', 'held', 'held', 'extend'],
      [4, 'client', 'held', 'requested', 'ask-manager'],
      [5, 'client', 'requested', 'cancelled', 'cancel'],
    ]);
    await expect(db.deleteFrom('deal_event').execute()).rejects.toThrow('append-only');
    await expect(db.updateTable('deal_event').set({ why: 'x' }).execute()).rejects.toThrow('append-only');
    expect((await messages('crm-deal')).length).toBe(5);
  });

  it('§6 copies the name of a booking into a profile that has none, and never replaces an existing one', async () => {
    const { made, step, clients, other, third, people } = await build([{}, {}, {}]);
    const [olena, oksana, petro, ivan] = await people(4);
    const called = async (id: string) => {
      const { lastname, firstname, patronymic } = (await clients.getClient(id)) ?? {};
      return [lastname, firstname, patronymic];
    };
    const person = { ...somePerson, patronymic: 'Ігорівна' };
    const book = async (id: string, flat?: number) => step(id, (await made(id, flat)).id, { kind: 'person', person });
    await book(olena);
    expect(await called(olena)).toEqual(['Коваль', 'Олена', 'Ігорівна']);
    await clients.updateClient(oksana, { firstname: 'Олена' });
    await book(oksana, other);
    expect(await called(oksana), 'what is missing is added to the same name').toEqual(['Коваль', 'Олена', 'Ігорівна']);
    await clients.updateClient(petro, { firstname: 'Петро' });
    const deal = await made(petro, third);
    await step(petro, deal.id, { kind: 'person', person });
    expect(await called(petro), 'another buyer is not mixed into it').toEqual([null, 'Петро', null]);
    expect(await step(ivan, deal.id, { kind: 'person', person })).toMatchObject({ ok: false });
    expect(await called(ivan), 'a refused step tells the profile nothing').toEqual([null, null, null]);
  });

  it('shows a price whose end came under the lock of a command that changes nothing else of the flat', async () => {
    const { paying, people, join, db, catalogue, clock, flat, shown } = await build();
    const [olena, petro] = await people(2);
    const { say } = await paying(olena);
    await say('paid');
    await sql`insert into price_override (apartment_id, theirs_minor, theirs_currency, made_at, until)
      values (${flat}, 5500000, 'USD', ${clock()}, ${new Date(clock().getTime() + 60_000)})`.execute(db);
    await catalogue.reload();
    clock.pass(2);
    const before = await shown();
    await join(petro, flat);
    expect(await shown()).toEqual(before);
    await catalogue.followChanges();
    expect(catalogue.findFlat('flat-0')?.flat.usdMinor).toBe(5_500_000);
  });

  it('leaves the remaining expired deals to the next run when it is stopped', async () => {
    const { made, clock, deals, shown, flat, other, someClient } = await build([{}, {}]);
    await made(await someClient(), flat);
    await made(await someClient(), other);
    clock.pass(15);
    let looks = 0;
    await deals.endDue(() => looks++ > 0);
    const free = async () => (await Promise.all([flat, other].map(shown))).filter(([status]) => status === 'available').length;
    expect(await free()).toBe(1);
    await deals.endDue();
    expect(await free()).toBe(2);
  });

  it('stores each expiry once, and reminds of a reservation that ends within a day (§1)', async () => {
    const { paying, made, clock, deals, db, shown, other, messages, someClient } = await build([{}, {}]);
    const olena = await someClient();
    const { say, deal } = await paying(olena);
    await made(olena, other);
    await say('paid');
    clock.pass(15);
    expect(await deals.endDue()).toBe(1);
    expect(await deals.endDue()).toBe(0);
    expect(await shown(other)).toEqual(['available', null, false]);
    clock.pass(hours(48));
    expect([await deals.endDue(), await deals.endDue()]).toEqual([1, 0]);
    clock.pass(hours(24));
    await deals.endDue();
    const found = await deals.getDeal({ clientId: olena, dealId: deal.id });
    expect(found).toMatchObject({ state: 'expired', endedAt: new Date('2026-11-24T12:00:00Z'), payments: [{ refundMinor: 1_600_000 }] });
    expect(found?.history.at(-1)).toMatchObject({ at: new Date('2026-11-24T12:00:00Z'), who: 'clock', from: 'reserved', to: 'expired' });
    expect((await messages('letter-deal')).map(({ payload }) => payload.about)).toEqual([
      'reserved',
      'expired',
      'ends-tomorrow',
      'expired',
    ]);
    expect(await db.selectFrom('deal').select('state').where('state', '<>', 'expired').execute()).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { onEachEngine } from '../../../../tests/support/databases/database.ts';
import { buildDeals, hours } from '../../../../tests/support/deals/deal-stories.ts';

onEachEngine('the waitlist of a flat', (open) => {
  it('frees a flat to the waitlist: each client has it alone for a day, counted from the instant it was freed (§1)', async () => {
    const { made, paying, join, leave, hold, clock, deals, flat, shown, messages, cancel, people } = await buildDeals(open);
    const [olena, first, second, third, stranger] = await people(5);
    expect(await join(first, flat)).toEqual({ ok: false, refusal: { kind: 'nothing-to-wait-for' } });
    const { deal: held, say } = await paying(olena);
    await say('paid');
    const deal = await deals.getDeal({ clientId: olena, dealId: held.id });
    expect(await join(olena, flat)).toMatchObject({ refusal: { kind: 'nothing-to-wait-for' } });
    for (const client of [first, second, third, first]) {
      await join(client, flat);
      clock.pass(0.1);
    }
    expect(await deals.placeInWaitlist({ clientId: second, apartmentId: flat })).toEqual({ place: 2, turn: null, isOpen: true });
    clock.pass(hours(72.75));
    const freed = deal?.endsAt as Date;
    const turn = (n: number) => ({
      from: new Date(freed.getTime() + n * 86_400_000),
      until: new Date(freed.getTime() + (n + 1) * 86_400_000),
    });
    expect(await deals.placeInWaitlist({ clientId: first, apartmentId: flat })).toEqual({ place: 1, turn: turn(0), isOpen: true });
    expect(await hold(stranger, flat)).toMatchObject({ refusal: { kind: 'apartment-taken', status: 'reserved', until: turn(2).until } });
    await deals.endDue();
    await deals.endDue();
    expect(await shown()).toEqual(['reserved', turn(2).until.toISOString(), true]);
    expect(await messages('sms'), 'the buyer and the first in line').toHaveLength(2);
    clock.pass(hours(24));
    expect(await deals.placeInWaitlist({ clientId: second, apartmentId: flat })).toEqual({ place: 1, turn: turn(1), isOpen: true });
    await deals.endDue();
    expect(await messages('sms')).toHaveLength(3);
    expect(await hold(first, flat)).toMatchObject({ refusal: { kind: 'apartment-taken' } });
    await leave(second, flat);
    const thirds = await deals.placeInWaitlist({ clientId: third, apartmentId: flat });
    expect(thirds).toMatchObject({ place: 1, turn: { from: clock() } });
    expect(await shown()).toEqual(['reserved', thirds.turn?.until.toISOString(), true]);
    const own = await made(third);
    expect(await deals.placeInWaitlist({ clientId: third, apartmentId: flat })).toEqual({ place: null, turn: null, isOpen: true });
    await cancel(third, own.id);
    expect(await deals.placeInWaitlist({ clientId: first, apartmentId: flat }), 'nobody has two turns').toEqual({
      place: 1,
      turn: null,
      isOpen: true,
    });
    expect(await made(stranger)).toMatchObject({ state: 'held' });
  });

  it('§6 answers a cancellation with the state of the flat: free, its waitlist’s, or taken', async () => {
    const { made, paying, join, leave, cancel, deals, flat, people, messages, ids } = await buildDeals(open, [{}, {}]);
    const [olena, first, stranger] = await people(3);
    const stateOf = async (client: string, number: number) =>
      (await deals.listWhole(await deals.listDeals(client))).find((deal) => deal.number === number)?.stateAfter;
    const lettersOf = async () => {
      const tasks = (await messages('letter-deal')).map(({ payload }) => payload as Parameters<typeof deals.writeDealLetter>[0]);
      return Promise.all(tasks.map((task) => deals.writeDealLetter(task)));
    };
    const { deal, say } = await paying(olena);
    await say('paid');
    await join(first, flat);
    expect(await stateOf(olena, deal.number), 'it lives').toBeNull();
    await cancel(olena, deal.id);
    expect(await stateOf(olena, deal.number)).toBe('line');
    const written = (await lettersOf()).find((letter) => letter?.subject.includes('скасовано'));
    expect(written?.text).toContain('чекає на тих, хто стояв у черзі');
    await leave(first, flat);
    expect(await stateOf(olena, deal.number)).toBe('free');
    const hold = await made(stranger);
    expect(await stateOf(olena, deal.number)).toBe('taken');
    await cancel(stranger, hold.id);
    expect([await stateOf(stranger, hold.number), await stateOf(olena, deal.number)]).toEqual(['free', 'free']);
    // The released hold was not paid: the waitlist gets no turn, and none is promised.
    const other = await made(olena, ids[1]);
    await join(first, ids[1] ?? 0);
    await cancel(olena, other.id);
    expect(await stateOf(olena, other.number)).toBe('free');
    expect(await messages('sms'), 'the buyer and the first in line of the paid one').toHaveLength(2);
  });

  it('§6 lists a client’s waitlists: with a turn, free for all, and for a month those of sold flats', async () => {
    const { made, paying, manage, join, leave, clock, deals, db, catalogue, flat, other, third, people } = await buildDeals(open, [
      {},
      {},
      {},
      {},
    ]);
    const [olena, first, second, stranger] = await people(4);
    const waitlists = async (client: string) => {
      await catalogue.reload();
      return (await deals.listWaitlists(client)).map(({ flat: { slug }, state, place }) => [slug, state, place]);
    };
    const { say } = await paying(olena);
    await say('paid');
    await join(first, flat);
    await join(second, flat);
    expect([await waitlists(olena), await waitlists(first), await waitlists(second), await waitlists(stranger)]).toEqual([
      [],
      [['flat-0', 'waiting', 1]],
      [['flat-0', 'waiting', 2]],
      [],
    ]);
    clock.pass(hours(72));
    expect([await waitlists(first), await waitlists(second)], 'nobody has written down yet that the hold is over').toEqual([
      [['flat-0', 'turn', 1]],
      [['flat-0', 'waiting', 2]],
    ]);
    clock.pass(hours(24));
    expect([await waitlists(first), await waitlists(second)]).toEqual([[['flat-0', 'waiting', 2]], [['flat-0', 'turn', 1]]]);
    clock.pass(hours(24));
    await deals.endDue();
    expect([await waitlists(first), await waitlists(second)]).toEqual([[['flat-0', 'free', 1]], [['flat-0', 'free', 2]]]);
    expect((await deals.listWaitlists(first))[0]).toMatchObject({ turn: null, allowed: ['make', 'leave-line'] });
    await made(second);
    expect([await waitlists(first), await waitlists(second)]).toEqual([[['flat-0', 'waiting', 1]], []]);
    await leave(first, flat);
    expect(await waitlists(first)).toEqual([]);

    const sold = await made(olena, other);
    await made(stranger, third);
    for (const id of [other, third]) await join(first, id);
    for (const step of ['confirm', 'sign', 'complete'] as const) await manage(sold.id, step);
    await db.updateTable('apartment').set({ status: 'sold', in_deal: false }).where('id', '=', third).execute();
    const both = [
      ['flat-2', 'gone', null],
      ['flat-1', 'gone', null],
    ];
    expect([await waitlists(first), await waitlists(second)]).toEqual([both, []]);
    await leave(first, third);
    expect(await waitlists(first)).toEqual([both[1]]);
    clock.pass(hours(24 * 30));
    expect(await waitlists(first), 'a month is enough').toEqual([]);
  });

  it('§1 gives no turn after a released hold, few places to a phone, and none on a waitlist whose turn it let pass', async () => {
    const { ids, made, paying, join, leave, cancel, clock, flat, people, hold } = await buildDeals(open, [{}, {}, {}], {
      waitlistsPerPhone: 2,
    });
    const [olena, first, second, stranger] = await people(4);
    const held = await made(olena);
    await join(first, flat);
    await cancel(olena, held.id);
    const strangers = await hold(stranger, flat);
    expect(strangers.ok, 'the flat is free for all').toBe(true);
    if (strangers.ok) await cancel(stranger, strangers.value.id);
    await leave(first, flat);
    const { say, deal } = await paying(olena);
    await say('paid');
    await join(first, flat);
    await join(second, flat);
    await cancel(olena, deal.id);
    clock.pass(hours(24));
    await leave(first, flat);
    expect(await join(first, flat)).toMatchObject({ refusal: { kind: 'turn-unused' } });
    for (const id of ids.slice(1)) await made(olena, id);
    expect(await join(first, ids[1] ?? 0)).toMatchObject({ ok: true });
    expect(await join(first, ids[2] ?? 0)).toEqual({ ok: false, refusal: { kind: 'too-many-lines', most: 2 } });
  });
});

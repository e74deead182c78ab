import { expect, it } from 'vitest';
import { load } from '../../../tests/support/contents/load-feed.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { openDeals } from '../../../tests/support/deals/open-deals.ts';
import type { OwnedFields } from '../catalogue/catalogue.tables.ts';
import { startPrices, twoPercent } from './price-releases.fixture.ts';

const hryvnias = { price: '4100000', currency: 'UAH' } as const;
const free = { allowJump: true };

onEachEngine('statuses of releases', (open) => {
  async function start() {
    const started = await startPrices(await open());
    const { database, db, releases, catalogue, clock } = started;
    /** What the feed says of the first two flats. */
    const feed = (first: string, second: string, options: object = free) =>
      load(database, [{ status: first }, { status: second }, hryvnias], options, { now: clock() });
    await feed('reserved', 'available');
    await catalogue.followChanges();
    const statuses = async () =>
      (await db.selectFrom('apartment').select('status').orderBy('salesforce_id').execute()).map(({ status }) => status);
    const outcomes = async (number: number) =>
      (await releases.statusesOf(number)).map(({ applied_at, passed_over, undone_at }) =>
        undone_at ? 'undone' : applied_at ? 'applied' : passed_over ? 'passed over' : 'planned',
      );
    const standing = async () => (await catalogue.plannedFlats.standing(10)).standing.map(({ status, release }) => [status, release]);
    const [first = 0, second = 0, third = 0] = started.flats;
    return { ...started, feed, statuses, outcomes, standing, first, second, third };
  }

  it('come with the words and prices of a release, all at once, are seen before, and go back', async () => {
    const { clock, catalogue, releases, inOne, first, second, third, ofStatus, publish, undo, statuses, outcomes, seen, prices } =
      await start();
    const number = await ofStatus([first, second, third], 'available');
    expect((await releases.statusesOf(number)).map(({ apartment_id }) => apartment_id)).toEqual([first]);
    const edit = async (apartments: number[], change: Parameters<typeof releases.changeFlats>[1]['change']) => {
      const { mayPrice: _, ...of } = await seen(number);
      return inOne((transaction) => releases.changeFlats(transaction, { ...of, apartments, change }));
    };
    expect(await edit([first, second], { status: 'reserved' })).toMatchObject({ value: { planned: 1, same: 1, unfit: 0 } });
    expect(await edit([first], { status: 'available' })).toMatchObject({ value: { planned: 1 } });
    await edit([first], { rule: twoPercent });
    expect((await releases.flatCounts()).get(number)).toEqual({ prices: 1, statuses: 2 });
    expect(await statuses()).toEqual(['reserved', 'available', 'available']);
    const later = await catalogue.withPlanned((await releases.laidAt(number, clock()))?.flats ?? new Map());
    const buyable = (of: typeof later) => of.projects().map(({ total }) => total);
    const boards = (of: typeof later) => [first, second].map((id) => of.findFlatById(id)?.status);
    expect([buyable(later), boards(later)]).toEqual([[2], ['available', 'reserved']]);
    expect([buyable(catalogue), boards(catalogue)]).toEqual([[2], ['reserved', 'available']]);

    expect(await publish(number, false)).toEqual({ ok: false, refusal: { kind: 'not-allowed' } });
    expect(await publish(number)).toEqual({ ok: true, value: {} });
    expect([await statuses(), (await prices())[0]?.[0]]).toEqual([['available', 'reserved', 'available'], 10_047_000]);
    await catalogue.followChanges();
    expect(boards(catalogue)).toEqual(['available', 'reserved']);
    expect(await outcomes(number)).toEqual(['applied', 'applied']);
    expect(await undo(number)).toEqual({ ok: true, value: { left: [], leftFlats: { prices: [], statuses: [] } } });
    expect([await statuses(), (await prices())[0]?.[0]]).toEqual([['reserved', 'available', 'available'], 9_850_000]);
    expect(await outcomes(number)).toEqual(['undone', 'undone']);
  });

  it('of flats that are sold or so already begin no release, and can be taken out again', async () => {
    const { feed, inOne, releases, first, second, ofStatus, seen } = await start();
    await feed('sold', 'available');
    await expect(ofStatus([first, second], 'available')).rejects.toThrow('no-flat-changes');
    const number = await ofStatus([second], 'reserved');
    const { mayPrice: _, ...of } = await seen(number);
    await inOne((transaction) => releases.changeFlats(transaction, { ...of, apartments: [second], change: null }));
    expect(await releases.statusesOf(number)).toEqual([]);
  });

  it('of a flat come one at a time', async () => {
    const { second, third, ofStatus, schedule } = await start();
    const [one, other] = [await ofStatus([second, third], 'reserved'), await ofStatus([second], 'reserved')];
    expect(await schedule(one)).toEqual({ ok: true, value: {} });
    expect(await schedule(other, 2)).toMatchObject({
      ok: false,
      refusal: { kind: 'flats-planned', flat: expect.any(String), project: { uk: expect.any(String) }, release: 'Друга черга' },
    });
  });

  it('are beaten by a deal, which is named, and an undo leaves what was bought since', async () => {
    const { database, clock, first, second, third, ofStatus, publish, undo, statuses, outcomes } = await start();
    const app = await openDeals(database, { clock });
    const number = await ofStatus([second, third], 'reserved');
    const held = await app.hold(await app.someClient(), second);
    expect(held.ok).toBe(true);
    await publish(number);
    expect(await statuses()).toEqual(['reserved', 'held', 'reserved']);
    expect(await outcomes(number)).toEqual(['passed over', 'applied']);
    const stage = await ofStatus([first], 'available');
    await publish(stage);
    expect(await app.hold(await app.someClient(), first)).toMatchObject({ ok: true });
    expect(await undo(stage)).toEqual({ ok: true, value: { left: [], leftFlats: { prices: [], statuses: [first] } } });
    expect(await undo(number)).toEqual({ ok: true, value: { left: [], leftFlats: { prices: [], statuses: [] } } });
    expect(await statuses()).toEqual(['held', 'held', 'available']);
  });

  it('are those of their instant for buyers, whether or not the job has run', async () => {
    const { database, clock, first, second, ofStatus, inOne, releases, seen, schedule, statuses, outcomes } = await start();
    const app = await openDeals(database, { clock });
    const number = await ofStatus([first], 'available');
    const { mayPrice: _, ...of } = await seen(number);
    await inOne((transaction) => releases.changeFlats(transaction, { ...of, apartments: [second], change: { status: 'reserved' } }));
    await schedule(number);
    const buyer = await app.someClient();
    expect(await app.hold(buyer, first)).toMatchObject({
      ok: false,
      refusal: { kind: 'apartment-taken', status: 'reserved', until: null },
    });
    clock.pass(1);
    expect(await app.hold(buyer, second)).toMatchObject({ ok: false, refusal: { kind: 'apartment-taken', status: 'reserved' } });
    expect(await app.hold(buyer, first)).toMatchObject({ ok: true });
    expect(await releases.publishDue(() => false)).toMatchObject([{ number, heldBack: null }]);
    expect([await statuses(), await outcomes(number)]).toEqual([
      ['held', 'reserved', 'available'],
      ['applied', 'applied'],
    ]);
  });

  it('stay off sale when a hold that had lapsed before is ended afterwards', async () => {
    const { database, clock, second, ofStatus, publish, statuses } = await start();
    const app = await openDeals(database, { clock });
    await app.hold(await app.someClient(), second);
    clock.pass(15);
    await publish(await ofStatus([second], 'reserved'));
    expect(await statuses()).toEqual(['reserved', 'reserved', 'available']);
    await app.deals.endDue();
    expect(await statuses()).toEqual(['reserved', 'reserved', 'available']);
  });

  it('give a flat that comes on sale to the first of its waitlist', async () => {
    const { database, clock, first, ofStatus, publish, statuses } = await start();
    const app = await openDeals(database, { clock });
    const [waiter, other] = [await app.someClient(), await app.someClient()];
    expect(await app.join(waiter, first)).toMatchObject({ ok: true });
    clock.pass(1);
    await publish(await ofStatus([first], 'available'));
    expect(await app.hold(other, first)).toMatchObject({ ok: false, refusal: { kind: 'apartment-taken' } });
    await app.deals.endDue();
    expect(await statuses()).toEqual(['reserved', 'available', 'available']);
    expect(await app.hold(waiter, first)).toMatchObject({ ok: true });
  });

  it('stand while the feed says what it said, and end when it says the same or that the flat is sold or gone', async () => {
    const { feed, first, second, ofStatus, publish, statuses, standing, database, clock } = await start();
    const number = await ofStatus([first], 'available');
    await publish(number);
    expect(await standing()).toEqual([['available', number]]);
    const said = await feed('reserved', 'available');
    const named = { id: 'F-1', before: 'available', after: 'reserved' };
    expect(said).toMatchObject({ value: { outcome: 'unchanged', difference: { ours: { count: 1, flats: [named] } } } });
    expect([(await statuses())[0], await standing()]).toEqual(['available', [['available', number]]]);
    await feed('available', 'available');
    expect(await standing()).toEqual([]);
    await feed('reserved', 'available');
    expect((await statuses())[0]).toBe('reserved');
    await publish(await ofStatus([first], 'available'));
    await feed('sold', 'available');
    expect([(await statuses())[0], await standing()]).toEqual(['sold', []]);
    await publish(await ofStatus([second], 'reserved'));
    await feed('sold', 'reserved', { ...free, isByHand: true });
    expect(await standing()).toHaveLength(1);
    await feed('sold', 'available', { ...free, isByHand: true });
    expect([(await statuses())[1], await standing()]).toEqual(['available', []]);
    await feed('reserved', 'available', { ...free, isByHand: true });
    await publish(await ofStatus([first], 'available'));
    expect(await standing()).toHaveLength(1);
    await load(database, [{ id: 'F-9', number: '9' }], { ...free, allowGone: true }, { now: clock() });
    expect(await standing()).toEqual([]);
  });

  it('need nothing of their own where the office decides what is for sale', async () => {
    const { db, feed, first, ofStatus, publish, statuses, standing } = await start();
    const { project_id } = await db.selectFrom('section').select('project_id').executeTakeFirstOrThrow();
    await db
      .insertInto('office_fields')
      .values({ project_id, fields: 'status' satisfies OwnedFields })
      .execute();
    await publish(await ofStatus([first], 'available'));
    expect([await feed('reserved', 'available'), await standing()]).toMatchObject([{ value: { outcome: 'unchanged' } }, []]);
    expect((await statuses())[0]).toBe('available');
  });

  it('of two releases: the later one is what the source says again, its undo lets the earlier stand, which the earlier one alone cannot undo', async () => {
    const { clock, feed, first, ofStatus, publish, undo, statuses, standing } = await start();
    const one = await ofStatus([first], 'available');
    await publish(one);
    clock.pass(1);
    const other = await ofStatus([first], 'reserved');
    await publish(other);
    expect(await standing()).toEqual([]);
    await undo(other);
    expect([(await statuses())[0], await standing()]).toEqual(['available', [['available', one]]]);
    await feed('reserved', 'available');
    expect((await statuses())[0]).toBe('available');
    clock.pass(1);
    await publish(await ofStatus([first], 'reserved'));
    clock.pass(1);
    await publish(await ofStatus([first], 'available'));
    expect(await undo(one)).toEqual({ ok: true, value: { left: [], leftFlats: { prices: [], statuses: [first] } } });
    expect((await statuses())[0]).toBe('available');
  });
});

import { expect, it } from 'vitest';
import { load } from '../../../tests/support/contents/load-feed.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import type { OwnedFields } from '../catalogue/catalogue.tables.ts';
import { startPrices } from './price-releases.fixture.ts';

const flat = (price: string) => [{ price }, {}, { price: '4100000', currency: 'UAH' }];
const free = { allowJump: true };

onEachEngine('prices of ours against those of a feed', (open) => {
  async function start() {
    const started = await startPrices(await open());
    const { database, db, flats, numberOf, publish, prices, inOne, catalogue } = started;
    const [first = 0] = flats;
    /** What the feed says of the first flat. */
    const feed = (price: string, options: object = free) => load(database, flat(price), options, { now: new Date('2026-11-26T10:00:30Z') });
    const price = async () => (await prices())[0]?.[0];
    const overrides = async () =>
      (await catalogue.priceOverrides.read(10)).map(({ ours, theirs, waits }) => [ours.minor, theirs.minor, waits?.minor ?? null]);
    /** The first flat is given two percent more by a release, 98,500 to 100,470. */
    const override = async (until: Date | null = null) => {
      const number = await numberOf([first], undefined, until);
      expect(await publish(number)).toEqual({ ok: true, value: {} });
      return number;
    };
    const own = async (fields: OwnedFields) => {
      const { project_id } = await db.selectFrom('section').select('project_id').executeTakeFirstOrThrow();
      await db.insertInto('office_fields').values({ project_id, fields }).execute();
    };
    const keep = () => inOne((transaction) => catalogue.priceOverrides.keep(transaction, [first]));
    const giveBack = () => inOne((transaction) => catalogue.priceOverrides.giveBack(transaction, [first]));
    return { ...started, first, feed, price, overrides, override, own, keep, giveBack };
  }

  it('stay while the feed says what it said, and wait for a decision when it says something else', async () => {
    const { feed, price, overrides, override, keep } = await start();
    await override();
    expect(await overrides()).toEqual([[10_047_000, 9_850_000, null]]);
    expect(await feed('98500')).toMatchObject({ ok: true, value: { outcome: 'unchanged' } });
    expect(await price()).toBe(10_047_000);
    const said = await feed('99000');
    // The report says that it changed nothing, and why.
    const named = { id: 'F-1', before: '100470.00 USD', after: '99000.00 USD' };
    expect(said).toMatchObject({ value: { outcome: 'unchanged', difference: { ours: { count: 1, flats: [named] } } } });
    expect(await price()).toBe(10_047_000);
    expect(await overrides()).toEqual([[10_047_000, 9_850_000, 9_900_000]]);
    // It goes back to what it said before, which was decided already; then it says the new price again.
    await feed('98500');
    expect(await overrides()).toEqual([[10_047_000, 9_850_000, null]]);
    await feed('99000');
    expect(await keep()).toBe(1);
    expect(await keep()).toBe(0);
    await feed('99000');
    expect(await overrides()).toEqual([[10_047_000, 9_900_000, null]]);
    await feed('101000');
    expect(await overrides()).toEqual([[10_047_000, 9_900_000, 10_100_000]]);
    expect(await price()).toBe(10_047_000);
  });

  it('are nothing of their own any more once the feed says the same, or a release takes them back', async () => {
    const { feed, price, overrides, override, undo } = await start();
    await override();
    await feed('100470');
    expect(await overrides()).toEqual([]);
    await feed('99000');
    expect(await price()).toBe(9_900_000);
    const number = await override();
    expect(await overrides()).toEqual([[10_098_000, 9_900_000, null]]);
    await undo(number);
    expect([await price(), await overrides()]).toEqual([9_900_000, []]);
  });

  it('are given back with the last word of the feed, which is noted and shown', async () => {
    const { feed, price, overrides, override, giveBack, history, shown } = await start();
    await shown();
    await override();
    await feed('99000');
    const noted = await history();
    expect(await giveBack()).toBe(1);
    expect([await price(), await overrides(), await history()]).toEqual([9_900_000, [], noted + 1]);
    expect((await shown()).map(([, usdMinor]) => usdMinor)).toContain(9_900_000);
    expect(await giveBack()).toBe(0);
  });

  it('end at their instant, for a buyer too who comes before the job', async () => {
    const { clock, catalogue, inOne, first, price, overrides, override } = await start();
    await override(new Date(clock().getTime() + 60_000));
    expect(await catalogue.priceOverrides.nextEnd()).toEqual(new Date(clock().getTime() + 60_000));
    expect(await catalogue.priceOverrides.endDue()).toBe(0);
    expect((await inOne((transaction) => catalogue.lockFlat(transaction, first)))?.priceMinor).toBe(10_047_000);
    clock.pass(1);
    expect((await inOne((transaction) => catalogue.lockFlat(transaction, first)))?.priceMinor).toBe(9_850_000);
    expect([await price(), await overrides(), await catalogue.priceOverrides.endDue()]).toEqual([9_850_000, [], 0]);
  });

  it('are brought back by the job at their instant, and a release that comes later than the end passes them over', async () => {
    const { clock, catalogue, first, price, override, numberOf, schedule, publish, outcomes } = await start();
    await override(new Date(clock().getTime() + 60_000));
    const number = await numberOf([first], undefined, new Date(clock().getTime() + 120_000));
    expect(await schedule(number, 3)).toEqual({ ok: false, refusal: { kind: 'bad-instant' } });
    clock.pass(1);
    expect(await catalogue.priceOverrides.endDue()).toBe(1);
    expect(await price()).toBe(9_850_000);
    clock.pass(1);
    await publish(number);
    expect([await price(), await outcomes(number)]).toEqual([9_850_000, [[false, true, false]]]);
  });

  it('that a release replaces come back with their end when it is undone, also where it had set the price of the source', async () => {
    const { clock, catalogue, first, numberOf, publish, undo, price, overrides, override, own } = await start();
    const end = new Date(clock().getTime() + 600_000);
    await override(end);
    const higher = await numberOf([first]);
    await publish(higher);
    expect([await price(), await catalogue.priceOverrides.nextEnd()]).toEqual([10_247_900, null]);
    await undo(higher);
    expect([await price(), await catalogue.priceOverrides.nextEnd()]).toEqual([10_047_000, end]);
    const ofSource = await numberOf([first], { by: 'set', minor: 9_850_000, currency: 'USD', roundTo: 1 });
    await publish(ofSource);
    expect(await overrides()).toEqual([]);
    await undo(ofSource);
    expect([await overrides(), await catalogue.priceOverrides.nextEnd()]).toEqual([[[10_047_000, 9_850_000, null]], end]);
    // Where the office decides prices, one that stays replaces one with an end.
    await own('price');
    const stays = await numberOf([first]);
    await publish(stays);
    expect([await overrides(), await catalogue.priceOverrides.nextEnd()]).toEqual([[], null]);
    await undo(stays);
    clock.pass(10);
    expect([await catalogue.priceOverrides.endDue(), await price()]).toEqual([1, 9_850_000]);
  });

  it('are seen at an instant: before their end ours, after it that of the source, and the history of the flat ends with it', async () => {
    const { clock, catalogue, releases, first, feed, numberOf, publish } = await start();
    const inMinutes = (minutes: number) => new Date(clock().getTime() + minutes * 60_000);
    const seenAt = async (number: number, at: Date) => {
      const then = await catalogue.withPlanned((await releases.laidAt(number, at))?.flats ?? new Map(), { at });
      const slug = then.findFlatById(first)?.slug ?? '';
      const page = await then.apartment(slug);
      return [then.findFlat(slug)?.price.minor, page.ok ? page.value.history.map(({ usdMinor }) => usdMinor).slice(-2) : null];
    };
    const number = await numberOf([first], undefined, inMinutes(10));
    expect(await seenAt(number, inMinutes(9))).toEqual([10_047_000, [9_850_000, 10_047_000]]);
    expect(await seenAt(number, inMinutes(10))).toEqual([9_850_000, [9_850_000]]);
    await publish(number);
    await catalogue.followChanges();
    await feed('97000');
    expect(await seenAt(number, inMinutes(9))).toEqual([10_047_000, [9_850_000, 10_047_000]]);
    expect(await seenAt(number, inMinutes(10))).toEqual([9_700_000, [10_047_000, 9_700_000]]);
    // Another release of that flat, which is to be published before.
    const next = await numberOf([first], undefined, inMinutes(5));
    expect((await seenAt(next, inMinutes(4)))[0]).toBe(10_247_900);
    expect((await seenAt(next, inMinutes(5)))[0]).toBe(9_700_000);
  });

  it('need no override where the office decides prices: no feed changes them, but what a person gives does', async () => {
    const { feed, price, overrides, override, own } = await start();
    await own('price');
    expect(await feed('99000')).toMatchObject({ ok: true, value: { outcome: 'unchanged', difference: { ours: { count: 1 } } } });
    await override();
    expect([await price(), await overrides()]).toEqual([10_047_000, []]);
    await feed('99000', { ...free, isByHand: true });
    expect([await price(), await overrides()]).toEqual([9_900_000, []]);
  });

  it('end with the price from before where the office decides prices, whatever a feed has said meanwhile', async () => {
    const { clock, catalogue, db, first, feed, price, overrides, override, own } = await start();
    await own('price');
    for (const said of ['98500', '107100']) {
      await db.updateTable('apartment').set({ price_minor: 10_500_000 }).where('id', '=', first).execute();
      await override(new Date(clock().getTime() + 60_000));
      await feed(said);
      expect(await overrides()).toEqual([[10_710_000, 10_500_000, null]]);
      clock.pass(1);
      expect([await catalogue.priceOverrides.endDue(), await price()]).toEqual([1, 10_500_000]);
    }
  });

  it('of a list that a person gives are ours, where a feed says others', async () => {
    const { feed, price, overrides, override } = await start();
    await feed('99000', { ...free, isByHand: true, overridesSource: true });
    expect(await overrides()).toEqual([[9_900_000, 9_850_000, null]]);
    await feed('98500');
    expect(await price()).toBe(9_900_000);
    await feed('98500', { ...free, isByHand: true, overridesSource: true });
    expect([await price(), await overrides()]).toEqual([9_850_000, []]);
    await override();
    await feed('97000', { ...free, isByHand: true });
    expect([await price(), await overrides()]).toEqual([9_700_000, []]);
  });

  it('and so are the other fields that the office decides: a feed changes what is left, and adds flats', async () => {
    const { database, db, own } = await start();
    await own('status');
    await own('facts');
    const all = () => db.selectFrom('apartment').select(['status', 'listed', 'floor_id', 'price_minor']).orderBy('salesforce_id').execute();
    const before = await all();
    await load(database, [{ status: 'sold', floor: '5', price: '99000' }, { number: '9' }], { ...free, allowGone: true });
    const after = await all();
    expect(after.map(({ status, listed }) => [status, listed])).toEqual([...before, {}].map(() => ['available', true]));
    expect(after.map(({ price_minor }) => price_minor).slice(0, 2)).toEqual([9_900_000, before[1]?.price_minor]);
    expect(after[0]?.floor_id).toBe(before[0]?.floor_id);
    await load(database, [{ status: 'sold', floor: '5' }, {}, {}], { ...free, isByHand: true });
    expect((await all())[0]).toMatchObject({ status: 'sold' });
  });
});

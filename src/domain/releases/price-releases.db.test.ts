import { expect, it } from 'vitest';
import { load } from '../../../tests/support/contents/load-feed.ts';
import { onEachEngine } from '../../../tests/support/databases/database.ts';
import { money } from '../../base/money.ts';
import type { PriceRule } from '../../contract/office/prices/price-rule.ts';
import { startPrices } from './price-releases.fixture.ts';

const tenPercentOff: PriceRule = { by: 'percent', hundredths: -1_000, roundTo: 1 };

onEachEngine('prices of releases', (open) => {
  const start = async () => startPrices(await open());

  it('are frozen by a rule, change nothing before they are published, then are everywhere at once, and go back to the kopiyka', async () => {
    const { flats, numberOf, publish, undo, prices, history, outcomes, shown, releases } = await start();
    const [before, noted] = [await prices(), await history()];
    const number = await numberOf(flats);
    expect(await prices()).toEqual(before);
    expect(
      (await releases.pricesOf(number)).map(({ before_minor, after_minor, currency }) => [before_minor, after_minor, currency]),
    ).toEqual([
      [9_850_000, 10_047_000, 'USD'],
      [9_850_000, 10_047_000, 'USD'],
      [410_000_000, 418_200_000, 'UAH'],
    ]);
    expect(await publish(number)).toEqual({ ok: true, value: {} });
    expect(await prices()).toEqual([
      [10_047_000, 'USD'],
      [10_047_000, 'USD'],
      [418_200_000, 'UAH'],
    ]);
    expect((await shown()).map(([, usdMinor]) => usdMinor)).toEqual([10_047_000, 10_047_000, 10_136_953]);
    expect(await history()).toBe(noted + 3);
    expect(await outcomes(number)).toEqual(flats.map(() => [true, false, false]));
    expect(await undo(number)).toEqual({ ok: true, value: { left: [], leftFlats: { prices: [], statuses: [] } } });
    expect(await prices()).toEqual(before);
    expect(await history()).toBe(noted + 6);
    expect((await shown()).map(([, usdMinor]) => usdMinor)).toEqual([9_850_000, 9_850_000, 9_938_189]);
  });

  it('that have changed meanwhile are passed over, and stay when the release is undone', async () => {
    const { database, flats, numberOf, publish, undo, prices, outcomes } = await start();
    const number = await numberOf(flats.slice(0, 2));
    await load(database, [{ price: '99000' }, {}, { price: '4100000', currency: 'UAH' }]);
    await publish(number);
    expect((await prices()).slice(0, 2)).toEqual([
      [9_900_000, 'USD'],
      [10_047_000, 'USD'],
    ]);
    expect(await outcomes(number)).toEqual([
      [false, true, false],
      [true, false, false],
    ]);
    const given = [{ price: '99000' }, { price: '101000' }, { price: '4100000', currency: 'UAH' }];
    await load(database, given, { isByHand: true });
    expect(await undo(number)).toEqual({ ok: true, value: { left: [], leftFlats: { prices: [flats[1]], statuses: [] } } });
    expect((await prices()).slice(0, 2)).toEqual([
      [9_900_000, 'USD'],
      [10_100_000, 'USD'],
    ]);
  });

  it('come by themselves at their instant, and a buyer who is earlier than the clock of the job has the new one', async () => {
    const { clock, catalogue, releases, inOne, flats, numberOf, schedule, prices, history, outcomes } = await start();
    const noted = await history();
    const number = await numberOf(flats);
    expect(await schedule(number)).toEqual({ ok: true, value: {} });
    const [first = 0] = flats;
    const locked = async () => (await inOne((transaction) => catalogue.lockFlat(transaction, first)))?.priceMinor;
    expect(await locked()).toBe(9_850_000);
    expect(await releases.publishDue(() => false)).toEqual([]);
    clock.pass(1);
    expect(await locked()).toBe(10_047_000);
    expect(await outcomes(number)).toEqual(flats.map((id) => [id === first, false, false]));
    expect(await locked()).toBe(10_047_000);
    expect(await releases.publishDue(() => false)).toMatchObject([{ number, heldBack: null }]);
    expect((await prices()).map(([minor]) => minor)).toEqual([10_047_000, 10_047_000, 418_200_000]);
    expect(await history()).toBe(noted + 3);
    expect(await releases.publishDue(() => false)).toEqual([]);
  });

  it('of a flat come one at a time, until the first are taken from the schedule', async () => {
    const { flats, numberOf, schedule, releases, inOne } = await start();
    const [one, other] = [await numberOf(flats.slice(0, 2)), await numberOf(flats.slice(1), tenPercentOff)];
    await schedule(one);
    expect(await schedule(other, 2)).toMatchObject({
      ok: false,
      refusal: { kind: 'flats-planned', flat: expect.any(String), project: { uk: expect.any(String) }, release: 'Дорожче' },
    });
    const version = (await releases.findRelease(one))?.release.version ?? 0;
    await inOne((transaction) => releases.unschedule(transaction, { number: one, version, mayPrice: true }));
    expect(await schedule(other, 2)).toEqual({ ok: true, value: {} });
  });

  it('are published and taken back only by who may change prices, and a rule that changes none begins no release', async () => {
    const { flats, begin, numberOf, publish, undo, prices, releases } = await start();
    const before = await prices();
    const number = await numberOf(flats);
    const refused = { ok: false, refusal: { kind: 'not-allowed' } };
    expect(await publish(number, false)).toEqual(refused);
    expect(await prices()).toEqual(before);
    await publish(number);
    expect(await undo(number, false)).toEqual(refused);
    const count = (await releases.releases()).length;
    const none: PriceRule = { by: 'sum', minor: 5_000, currency: 'UAH', roundTo: 1_000 };
    expect(await begin(flats.slice(0, 2), none)).toEqual({ ok: false, refusal: { kind: 'no-flat-changes' } });
    expect((await releases.releases()).length).toBe(count);
  });

  it('are seen before in a catalogue that nothing else of the site knows', async () => {
    const { catalogue, flats, shown } = await start();
    const before = await shown();
    const later = await catalogue.withPlanned(new Map(flats.map((id) => [id, { price: money(9_000_000, 'USD') }])));
    expect(later.projects().map(({ fromUsdMinor }) => fromUsdMinor)).not.toEqual(
      catalogue.projects().map(({ fromUsdMinor }) => fromUsdMinor),
    );
    const [slug = ''] = (await later.addresses({ skip: 0, most: 1 })).map((one) => one.slug);
    expect(later.findFlat(slug)?.price).toEqual({ minor: 9_000_000, currency: 'USD' });
    expect(catalogue.findFlat(slug)?.price).toEqual({ minor: 9_850_000, currency: 'USD' });
    expect(await shown()).toEqual(before);
  });
});

import { expect, it } from 'vitest';
import { seedCatalogue } from '../../../../tests/support/contents/catalogue-rows.ts';
import { onEachEngine } from '../../../../tests/support/databases/database.ts';
import { openDeals } from '../../../../tests/support/deals/open-deals.ts';
import { addQuote } from '../../../../tests/support/deals/some-quote.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import { money } from '../../../base/money.ts';
import type { OffersOf } from '../deals.ts';

const list = 10_000_000;
const higher = money(10_200_000, 'USD');

onEachEngine('quotes that stand when prices change', (open) => {
  async function start() {
    const database = await open();
    const clock = movableClock('2026-11-26T10:00:00Z');
    const flats = await seedCatalogue(
      database.kysely,
      [1, 2, 3].map(() => ({ price_minor: list, price_currency: 'USD' as const })),
    );
    const app = await openDeals(database, { clock });
    const inDays = (days: number) => new Date(clock().getTime() + days * 86_400_000);
    /** All flats are to cost so much from an instant on. */
    const against = async (price = higher, at = clock(), offersOf?: OffersOf) => {
      const found = await app.deals.office.quotesAgainst({
        at,
        pricesOf: async (ids) => new Map(ids.map((id) => [id, price])),
        ...(offersOf && { offersOf }),
      });
      return found.map(({ apartmentId, before, promised, after, isBelow }) => [
        flats.indexOf(apartmentId),
        before.minor,
        promised.minor,
        after.minor,
        isBelow,
      ]);
    };
    const reprice = async (flat: number | undefined, minor: number) => {
      await app.db
        .updateTable('apartment')
        .set({ price_minor: minor })
        .where('id', '=', flat ?? 0)
        .execute();
      await app.catalogue.reload();
    };
    return { ...app, app, clock, flats, inDays, against, reprice };
  }

  it('are those of flats that will cost more and that last until then, and are honoured below the new price', async () => {
    const { app, flats, inDays, against } = await start();
    const [first = 0, second = 0] = flats;
    await addQuote(app, { apartmentId: first, days: 3 });
    await addQuote(app, { apartmentId: second, days: 1 });
    expect(await against()).toEqual([
      [1, list, list, higher.minor, true],
      [0, list, list, higher.minor, true],
    ]);
    expect(await against(higher, inDays(2))).toEqual([[0, list, list, higher.minor, true]]);
    expect(await against(higher, inDays(3))).toEqual([]);
    expect(await against(money(list, 'USD'))).toEqual([]);
    expect(await against(money(9_900_000, 'USD'))).toEqual([]);
    // A contract in hryvnias is compared by the rate of the day.
    expect(await against(money(420_750_000, 'UAH'))).toEqual([
      [1, list, list, 10_200_000, true],
      [0, list, list, 10_200_000, true],
    ]);
  });

  it('are not below a price that rises to no more than was promised, and an offer of then counts', async () => {
    const { app, flats, against, reprice } = await start();
    const [first = 0] = flats;
    await addQuote(app, { apartmentId: first });
    await reprice(first, 9_000_000);
    expect(await against(money(9_500_000, 'USD'))).toEqual([[0, 9_000_000, list, 9_500_000, false]]);
    expect(await against()).toEqual([[0, 9_000_000, list, higher.minor, true]]);
    const halfOff: OffersOf = (_, price) => [
      {
        slug: 'half',
        until: '2027-01-01',
        effect: { kind: 'percent', hundredths: 5_000 },
        forEveryone: true,
        applied: true,
        minor: price.minor / 2,
        uk: { title: '', gift: '', terms: [] },
        en: { title: '', gift: '', terms: [] },
      },
    ];
    expect(await against(higher, undefined, halfOff)).toEqual([]);
  });

  it('are used up by a deal for as long as it lives, and forgotten with a flat that is sold', async () => {
    const { app, clock, flats, against, reprice, db } = await start();
    const [first = 0] = flats;
    const { code } = await addQuote(app, { apartmentId: first });
    const client = await app.someClient();
    const held = await app.hold(client, first);
    if (!held.ok) throw new Error(held.refusal.kind);
    expect(await against()).toHaveLength(1);
    await db.updateTable('quote').set({ deal_id: held.value.id }).where('code', '=', code).execute();
    expect(await against()).toEqual([]);
    clock.pass(15);
    expect(await against()).toHaveLength(1);
    await app.deals.endDue();
    expect(await against()).toHaveLength(1);
    await db.updateTable('apartment').set({ status: 'sold' }).where('id', '=', first).execute();
    await reprice(first, list);
    expect(await against()).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { load } from '../../../../tests/support/contents/load-feed.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';

const price = (minor: number) => ({ by: 'set', minor, currency: 'USD', roundTo: 1 }) as const;

onOneEngine('prices that move by more than a quarter', (open) => {
  it('are refused at once, planned and in a release, unless these very prices were confirmed; next to nothing always is', async () => {
    const database = await open();
    const office = await openOffice(database);
    await load(database, [{}, {}]);
    await office.catalogue.reload();
    const flats = (await office.db.selectFrom('apartment').select(['id', 'price_minor']).orderBy('id').execute()).map(({ id }) => id);
    const [flat = 0] = flats;
    const { client } = await office.addPerson(everywhere('head-of-sales'), 'Олена');
    const change = (rule: ReturnType<typeof price>, more: object = {}) =>
      client('POST /office/api/prices/change', {
        body: { name: 'Описка', apartments: [flat], rule, publish: true, ...more },
        ...newKey(),
      });
    const unconfirmed = { problem: { code: 'bad-fields', errors: { confirmed: ['required'] } } };
    await expect(change(price(100))).rejects.toMatchObject({ problem: { code: 'no-flat-changes' } });
    await expect(change(price(1_349_000))).rejects.toMatchObject(unconfirmed);
    await expect(change(price(1_349_000), { publish: false })).rejects.toMatchObject(unconfirmed);
    const confirmed = { count: 1, apartment: flat, afterMinor: 1_349_000 };
    await expect(change(price(99_999_999_900), { confirmed })).rejects.toMatchObject(unconfirmed);
    await expect(change(price(1_349_000), { confirmed, apartments: flats })).rejects.toMatchObject(unconfirmed);
    expect(await office.db.selectFrom('release').selectAll().execute()).toEqual([]);

    const { release } = await client('POST /office/api/releases/make', { body: { name: 'Зима' }, ...newKey() });
    const plan = { number: release.number, version: 1, apartments: [flat], rule: price(1_349_000) };
    await expect(client('POST /office/api/prices/plan', { body: plan, ...newKey() })).rejects.toMatchObject(unconfirmed);
    expect(await client('POST /office/api/prices/plan', { body: { ...plan, confirmed }, ...newKey() })).toMatchObject({ planned: 1 });

    expect(await change(price(10_000_000))).toMatchObject({ planned: 1 });
    expect(await change(price(1_349_000), { confirmed })).toMatchObject({ planned: 1 });
  });
});

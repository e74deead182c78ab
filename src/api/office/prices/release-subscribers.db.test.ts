import { expect, it } from 'vitest';
import { everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { load } from '../../../../tests/support/contents/load-feed.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';

onOneEngine('the subscribers whom a release would write to', (open) => {
  it('are those of flats with a new price or another status, each once, and none of what is held or so already', async () => {
    const database = await open();
    const office = await openOffice(database);
    await load(database, [{ status: 'reserved' }, {}, {}]);
    await office.catalogue.reload();
    const flats = await office.db.selectFrom('apartment').select(['id', 'slug']).orderBy('id').execute();
    const [reserved, other] = flats.map(({ id }) => id) as [number, number];
    const at = { created_at: office.clock(), confirmed_at: office.clock(), ended_at: null };
    await office.db
      .insertInto('subscription')
      .values(
        flats.map(({ slug: subject }, nth) => ({
          id: crypto.randomUUID(),
          kind: 'apartment' as const,
          subject,
          email: `${nth}@example.ua`,
          locale: 'uk' as const,
          state: 'active' as const,
          consent: '1',
          campaign: {},
          leave_token: `leave-${nth}`,
          told: null,
          ...at,
        })),
      )
      .execute();
    const { client } = await office.addPerson(everywhere('head-of-sales'), 'Олена');
    const change = { name: 'Друга черга', apartments: [reserved], status: 'available' as const };
    const { number } = await client('POST /office/api/statuses/change', { body: change, ...newKey() });
    const subscribers = async () => (await client('GET /office/api/release/prices', { query: { number: `${number}` } })).subscribers;
    expect(await subscribers()).toBe(1);

    const rule = { by: 'percent', hundredths: 200, roundTo: 1 } as const;
    const plan = { number, version: 1, apartments: [reserved, other], rule };
    await client('POST /office/api/prices/plan', { body: plan, ...newKey() });
    expect(await subscribers()).toBe(2);

    const drop = { number, version: 2, apartments: [reserved, other] };
    await client('POST /office/api/prices/drop', { body: drop, ...newKey() });
    const again = { number, version: 3, apartments: [reserved], status: 'available' as const };
    await client('POST /office/api/statuses/plan', { body: again, ...newKey() });
    await load(database, [{ status: 'available' }, {}, {}], { allowJump: true });
    await office.catalogue.reload();
    expect(await subscribers()).toBe(0);
  });
});
